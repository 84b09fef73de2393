import { buildIfChanged } from './setup/build.mjs'

/**
 * `npm start`: builds when something changed, then becomes the server. It runs in this very process, so that signals and
 * the exit code are its own.
 */
try {
  await buildIfChanged()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
process.env.NODE_ENV ??= 'production'
await import('../dist/server/main.js')
