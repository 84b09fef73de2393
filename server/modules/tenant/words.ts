import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { changeOwnText, readOwnTexts } from '#shared/contract/tenant-words.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { formsIn, isMailText, textKeysOf, wordsField, wrongForms } from '#shared/domain/own-words.ts'
import { Problem, refusedField } from '#server/http/problem.ts'
import { changeWords, readOwnWords } from '#server/lib/change-words.ts'
import { mailTexts } from '#server/lib/letters/words.ts'
import type { TenantVisit } from './visit.ts'

type Wanted = HandlerInput<typeof changeOwnText>['body'] & { reverts?: string }

export async function readTexts({ db, tenant }: TenantVisit): Promise<Reply<typeof readOwnTexts>> {
  const words = await readOwnWords(db, tenant.id)
  return {
    texts: LANGUAGE_CODES.flatMap((language) => {
      const own = words[language] ?? {}
      return textKeysOf(own).map((key) => ({ language, key, forms: formsIn(own, key) }))
    }),
  }
}

/** @throws Problem 409 where somebody else changed it meanwhile; 422 for what the product does not say, or cannot say like that */
export async function changeText(wanted: Wanted, visit: TenantVisit): Promise<Reply<typeof readOwnTexts>> {
  const { db, tenant, player, now, logSecurity } = visit
  const { language, key, forms } = wanted
  await mustBeSayable(wanted, visit)
  const outcome = await changeWords(db, { ...wanted, ...{ tenantId: tenant.id, personId: player.id, now } })
  if (outcome.state === 'too-many') throw refusedField('forms', 'too-many')
  if (outcome.state === 'conflict') {
    const conflict = { field: wordsField(language, key), yours: forms, theirs: outcome.theirs }
    throw new Problem(409, 'setting-changed', { conflicts: [conflict] })
  }
  logSecurity('words-changed', { language, key, isOwn: String(Object.keys(forms).length > 0) })
  return readTexts(visit)
}

/** A wording can always be dropped, also of what the product has long ceased to say. */
async function mustBeSayable({ language, key, forms }: Wanted, { productTexts }: TenantVisit): Promise<void> {
  if (Object.keys(forms).length === 0) return
  const texts = isMailText(key) ? mailTexts(language) : await productTexts(language)
  const product = formsIn(texts, key)
  if (Object.keys(product).length === 0) throw refusedField('key', 'unknown')
  const fields = Object.entries(wrongForms(forms, product, key)).map(([form, message]) => ({
    path: `forms.${form}`,
    message,
  }))
  if (fields.length > 0) throw new Problem(422, 'refused-fields', { fields })
}
