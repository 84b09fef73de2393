import { customType } from 'drizzle-orm/pg-core'

/** A column of bytes: for small files that every process needs. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
