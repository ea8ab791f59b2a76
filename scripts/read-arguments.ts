import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Reads the command line. With `--help`, prints how to use the command and ends the process. With an
 * unknown option, ends it with a one-line error.
 *
 * @param usage the command's subcommands and options
 */
export function readArguments<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's message has a second sentence, which is about unusual file names.
    const [fault] = (error instanceof Error ? error.message : String(error)).split('. ');
    console.error(`${fault}. Add --help to see the options.`);
    process.exit(1);
  }
}
