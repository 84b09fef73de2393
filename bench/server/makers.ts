import { createHash, randomBytes } from 'node:crypto'
import type { Query } from './players.ts'

/** Sessions of somebody of the demo: one session may call so often a minute, and a benchmark calls more often. @returns their tokens */
export async function makeSessions(query: Query, email: string, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'))
  await query(
    `insert into sessions (tenant_id, token_hash, person_id, created_at, seen_at)
      select tenant_id, hash, id, now(), now() from people, unnest($2::text[]) as given (hash) where email = $1`,
    [email, hashes],
  )
  return tokens
}
