import * as z from 'zod/mini'
import type { Throwaway } from '../server/storages.ts'

const AUDIT = `select
  (select count(*) from wallets left join (
      select tenant_id, person_id, sum(points) as points, sum(coins) as coins from ledger_entries group by 1, 2
    ) as ledger using (tenant_id, person_id)
    where (wallets.points, wallets.coins) is distinct from (coalesce(ledger.points, 0), coalesce(ledger.coins, 0)))::int as unbalanced,
  (select count(*) from (
      select 1 from ledger_entries group by tenant_id, person_id, reason, source, cycle having count(*) > 1
    ) as twice)::int as twice,
  (select count(*) from unnest($1::text[]) as given (name) where not exists (
      select 1 from ledger_entries join people on people.id = person_id
      where username = given.name and reason = 'task'))::int as lost,
  (select count(*) from ledger_entries)::int as entries`

const Audit = z
  .array(z.object({ unbalanced: z.int(), twice: z.int(), lost: z.int(), entries: z.int() }))
  .check(z.length(1))

/**
 * What is wrong with the books, in words, none where they balance. Only while no server runs.
 * @param acknowledged players who were told that their task is finished
 */
export async function auditBooks(storage: Throwaway, acknowledged: readonly string[]): Promise<string[]> {
  const [audit] = z.parse(Audit, await storage.open((query) => query(AUDIT, [acknowledged])))
  if (!audit) return ['no answer']
  return [
    ...(audit.unbalanced > 0 ? [`${audit.unbalanced} wallets are not the sum of their ledger`] : []),
    ...(audit.twice > 0 ? [`${audit.twice} awards were given twice`] : []),
    ...(audit.lost > 0 ? [`${audit.lost} acknowledged finishes are lost`] : []),
    ...(audit.entries === 0 ? ['nothing was written at all'] : []),
  ]
}
