import { buildWeb } from './build-web.ts';
import { readArguments } from './read-arguments.ts';

readArguments(
  `npm run build

  Builds the web app into apps/web/dist, unless it is built already. It takes a minute.`,
  {},
);
buildWeb();
