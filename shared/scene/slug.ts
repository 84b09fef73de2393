import * as z from 'zod/mini'

/** Longer, no file system holds the names that are made of it. */
export const LONGEST_SLUG = 60

/** Ids of missions, tasks, elements, cards and answers: the names of their folders and files. */
export const Slug = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and single hyphens'),
    z.maxLength(LONGEST_SLUG),
  )
