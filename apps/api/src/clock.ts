/** Returns the current time. Injected so tests can control it. */
export type Clock = () => Date;
