// The crates whose types the interface knows.

export const TYPED = ['table', 'super-motherload', 'minerals', 'space-explorers'];

/**
 * Cargo's words for all crates, with their TypeScript types. Every step of the tests builds with the same ones, so that
 * nothing is built twice: with other packages or features Cargo would build most libraries once more.
 */
export const WITH_TYPES = ['--workspace', '--features', TYPED.map((crate) => `${crate}/ts`).join(',')];
