// For component tests: a program that answers as it is told and remembers what it was asked.
import { screen, within } from '@testing-library/svelte';
import {
  BackendError,
  type Backend,
  type Header,
  type Reason,
  type Reply,
  type Request,
  type SaveEntry,
  type Status,
} from '$lib/backend';

export type Answers = { [K in Request['kind']]?: (request: Extract<Request, { kind: K }>) => Reply | Reason };

export interface FakeBackend extends Backend {
  readonly asked: Request[];
  /** The saves that copies were asked of. */
  readonly copied: string[];
  /** Changes the status and tells it. */
  become(status: Status): void;
}

/** `copying` says whether a copy was made, or why not. */
export function fakeBackend(answers: Answers, copying: () => boolean | Reason = () => true): FakeBackend {
  const asked: Request[] = [];
  const copied: string[] = [];
  const statuses = new Set<(status: Status) => void>();
  let status: Status = 'open';
  return {
    asked,
    copied,
    become(next) {
      status = next;
      for (const tell of statuses) tell(next);
    },
    saveCopy(save) {
      copied.push(save);
      const done = copying();
      return typeof done === 'boolean' ? Promise.resolve(done) : Promise.reject(new BackendError(done));
    },
    request(request) {
      asked.push(request);
      const answer = (answers[request.kind] as ((r: Request) => Reply | Reason) | undefined)?.(request);
      if (answer === undefined) throw new Error(`the test has no answer to ${request.kind}`);
      return 'code' in answer ? Promise.reject(new BackendError(answer)) : Promise.resolve(answer as never);
    },
    subscribe: () => () => undefined,
    status: () => status,
    onStatus(listener) {
      statuses.add(listener);
      return () => statuses.delete(listener);
    },
    close: () => undefined,
  };
}

/** A save as the list has it; what is not given is a running game of Ola against a computer. */
export function save(id: string, more: Partial<SaveEntry> = {}, header: Partial<Header> = {}): SaveEntry {
  return {
    save: id,
    title: null,
    generation: 0,
    error: null,
    table: null,
    header: {
      rules_version: 1,
      game: 'super-motherload',
      content: { id: 'house', hash: '0' },
      seats: [
        { name: 'Ola', player: { kind: 'human' }, mark: 'green' },
        { name: 'Vega', player: { kind: 'computer', level: 1 }, mark: 'grey' },
      ],
      round: 3,
      to_act: 0,
      scores: null,
      winners: null,
      actions: 12,
      created: 1_700_000_000,
      changed: 1_700_000_100,
      ...header,
    },
    ...more,
  };
}

/** The entry of the open menu that says `text`. Menus are placed by measures that jsdom lacks, so they stay invisible. */
export async function menuEntry(text: string | RegExp): Promise<HTMLElement> {
  return within(await screen.findByRole('menu', { hidden: true })).getByText(text);
}
