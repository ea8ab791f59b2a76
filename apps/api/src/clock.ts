/** What time it is: handed in, so that tests can say. */
export type Clock = () => Date;
