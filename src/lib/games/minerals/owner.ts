// What the engine numbers, as the drawings know it.
import type { Seat } from '$lib/backend/bindings/minerals';
import { nth } from './art/base';
import { OWNERS, type Owner } from './art/kinds';

/** Whose pawn a seat's is drawn as. */
export const ownerOf = (seat: Seat): Owner => nth(OWNERS, seat);
