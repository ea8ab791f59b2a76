# syntax=docker/dockerfile:1

# Node's official image, or one like it: with npm, and with a user 1000.
ARG NODE_IMAGE=node:24-slim

# Builds the web app; nothing of this stage but its files comes along.
FROM ${NODE_IMAGE} AS web
WORKDIR /latchkey
COPY package.json package-lock.json .npmrc ./
COPY packages/domain/package.json packages/domain/
COPY packages/contract/package.json packages/contract/
COPY packages/texts/package.json packages/texts/
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
RUN npm ci --ignore-scripts --workspace @latchkey/web
COPY packages packages
COPY apps/web apps/web
COPY brand brand
COPY scripts/build.ts scripts/build-web.ts scripts/compress-files.ts scripts/read-arguments.ts scripts/
COPY tsconfig.base.json ./
RUN node scripts/build.ts

# What the server needs at run time, and no tool.
FROM ${NODE_IMAGE} AS packages
WORKDIR /latchkey
COPY package.json package-lock.json .npmrc ./
COPY packages/domain/package.json packages/domain/
COPY packages/contract/package.json packages/contract/
COPY packages/texts/package.json packages/texts/
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
RUN npm ci --omit=dev --ignore-scripts --workspace @latchkey/api && rm -rf node_modules/node node_modules/@latchkey/web

FROM ${NODE_IMAGE}
WORKDIR /latchkey
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Commands with `npm run` print no news about npm, and write no log files: the file system is read-only.
ENV NPM_CONFIG_UPDATE_NOTIFIER=false NPM_CONFIG_LOGS_MAX=0
COPY --from=packages /latchkey/node_modules node_modules
COPY package.json ./
COPY packages packages
COPY apps/api apps/api
COPY data/programs data/programs
COPY data/reference data/reference
COPY data/translations data/translations
COPY brand brand
COPY scripts scripts
COPY --from=web /latchkey/apps/web/dist apps/web/dist
RUN mkdir -m 700 /data && chown 1000:1000 /data
# By number: Kubernetes cannot tell whether a name is an unprivileged user.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a shell between, so that SIGTERM reaches it.
CMD ["node", "--max-semi-space-size=16", "apps/api/src/main.ts"]
