import { defineConfig } from 'drizzle-kit'

/**
 * `npx drizzle-kit generate --name <word>` writes the next migration after a change of the schema. Functions and triggers are
 * no migrations: `server/db/functions`.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
})
