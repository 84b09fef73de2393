import * as z from 'zod/mini'

/** YYYY-MM-DD. ISO 8601 has a year 0; PostgreSQL has none. */
export const Day = z.iso.date().check(z.refine((day) => !day.startsWith('0000')))
