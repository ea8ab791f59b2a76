/** Returns the current time. Passed in so that tests can control it. */
export type Clock = () => Date;
