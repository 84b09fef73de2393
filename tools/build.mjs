import { buildIfChanged } from './setup/build.mjs'

/** `npm run build`: dist/client, dist/assets and dist/server, when something changed since the last build. */
buildIfChanged().catch((error) => {
  console.error(error.message)
  process.exit(1)
})
