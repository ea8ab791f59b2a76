import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Parses the command-line arguments. With `--help`, prints how to use the command and ends the
 * process. With an unknown option, prints a one-line error and ends the process.
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
