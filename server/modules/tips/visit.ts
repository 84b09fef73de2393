import type { readTips } from '#shared/contract/tips.ts'
import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import { readSwitches } from '#shared/domain/switches.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { languageOfVisit } from '#server/http/visit-language.ts'
import { readStakeOf } from '#server/play/badge-stakes.ts'
import type { BadgeOccasion } from '#server/play/badge-tests.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'

/** Of anyone who is signed in. */
export type TipVisit = VisitOf<typeof readTips>

/** Both switches of the specification. */
export function hasTips({ tenant }: TipVisit): boolean {
  return readSwitches(tenant.params).protip && tenant.features.isProtipEnabled
}

/** @throws Problem 404 */
export function mustHaveTips(visit: TipVisit): void {
  if (!hasTips(visit)) throw notFound()
}

/** A tip's words for this person: in the own language, else the tenant's, else whichever there are. */
export function wordsFor(
  words: Partial<Record<Language, string>>,
  visit: TipVisit,
): { text: string; language: Language } {
  const { defaultLanguage } = visit.tenant
  const wished = languageOfVisit(visit)
  const order = [wished, defaultLanguage, ...LANGUAGE_CODES]
  const language = order.find((one) => words[one] !== undefined) ?? wished
  return { text: words[language] ?? '', language }
}

/** The badges that a tip may earn its author. */
export function stakeOf(
  personId: string,
  { db, tenant }: TipVisit,
  by: BadgeOccasion['by'] & `tip-${string}`,
) {
  const { period } = readStreakRules(tenant.params, tenant.features.isShopEnabled)
  return readStakeOf(db, personId, { tenantId: tenant.id, period, occasion: { by } })
}
