/** Returns the current time. It is passed in, so that tests can control it. */
export type Clock = () => Date;
