import type { readAgreement } from '#shared/contract/agreement-text.ts'
import type { Reply } from '#shared/contract/endpoint.ts'
import { LANGUAGE_CODES, pickLanguage, type Language } from '#shared/domain/languages.ts'
import type { Visit } from '#server/http/visit.ts'
import { readLatestAgreement } from '#server/lib/agreement.ts'

/** In the language that is asked for, else in the reader's, else in the tenant's first one. */
export async function showAgreement(
  wished: Language | undefined,
  { db, tenant, languages }: Visit,
): Promise<Reply<typeof readAgreement>> {
  const { defaultLanguage } = tenant
  const wishes = [...(wished === undefined ? [] : [wished]), ...languages, defaultLanguage]
  const latest = await readLatestAgreement(db, tenant.id)
  const texts = latest?.texts ?? {}
  // a language that is offered since has no text yet
  const written = LANGUAGE_CODES.filter((one) => texts[one] !== undefined)
  const language = pickLanguage(wishes, latest ? written : tenant.languages, written[0] ?? defaultLanguage)
  return {
    ...{ version: latest?.number ?? 0, text: texts[language] ?? null, language },
    publishedAt: latest?.publishedAt.toISOString() ?? null,
  }
}
