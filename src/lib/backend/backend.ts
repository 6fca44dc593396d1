import type { ApiError, Push, Reply, Request } from './bindings/table';

/** The answer to a request: the reply of the same kind. */
export type ReplyTo<R extends Request> = Extract<Reply, { kind: R['kind'] }>;

/** Why something was not done: what the program says, or that it cannot be reached. */
export type Reason =
  | ApiError
  /** The connection is lost, or was never made. */
  | { code: 'disconnected' }
  /** The host does not know this browser: it was not opened by the host's link, or by that of another run. */
  | { code: 'not-invited' };

/** Thrown by every request that is not done. Show a text by `reason.code`, never `message`. */
export class BackendError extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(JSON.stringify(reason));
    this.name = 'BackendError';
    this.reason = reason;
  }
}

/**
 * Whether the program can be reached. After `lost` and `open` again the program has forgotten what this
 * connection watched: watch again.
 */
export type Status = 'connecting' | 'open' | 'lost' | 'not-invited';

/** Stops a subscription. */
export type Unsubscribe = () => void;

/** The program behind the interface, wherever it runs. */
export interface Backend {
  /** Asks for something. Rejects with a {@link BackendError}. */
  request<R extends Request>(request: R): Promise<ReplyTo<R>>;
  /**
   * Gives the person a copy of a save as a file. Answers whether there is one now; the person may have thought
   * better of it. Rejects with a {@link BackendError}.
   */
  saveCopy(save: string): Promise<boolean>;
  /** Tells everything that is pushed, in order. */
  subscribe(listener: (push: Push) => void): Unsubscribe;
  /** Whether the program can be reached now. */
  status(): Status;
  /** Tells each change of the status. */
  onStatus(listener: (status: Status) => void): Unsubscribe;
  /** Closes the connection for good. */
  close(): void;
}
