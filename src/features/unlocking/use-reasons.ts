import { useCallback } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Unmet, UnmetCondition } from '#shared/contract/unmet.ts'
import { counted } from '#shared/domain/numbers.ts'

type Translate = TFunction

/** Says what still locks a place: 'First finish “Harbour” and “Market”. 40 points to go.' */
export function useReasons(): (unmet: readonly Unmet[]) => string {
  const { t, i18n } = useTranslation()
  return useCallback(
    (unmet) => unmet.flatMap((rule) => sentencesOf(rule, i18n.language, t)).join(' '),
    [t, i18n.language],
  )
}

function sentencesOf({ need, of }: Unmet, language: string, t: Translate): string[] {
  const names = of.flatMap((condition) => ('name' in condition ? [quoted(condition.name, t)] : []))
  if (need === 'any' && names.length < of.length) {
    const choices = of.map((condition) => choiceOf(condition, language, t))
    return [t('unlocking.any', { choices: listOf(choices, 'disjunction', language) })]
  }
  const list = listOf(names, need === 'any' ? 'disjunction' : 'conjunction', language)
  const sentences = names.length > 0 ? [t('unlocking.finish', { names: list })] : []
  for (const condition of of) {
    if (condition.kind === 'points') sentences.push(t('unlocking.points', counted(condition.missing)))
    if (condition.kind === 'date') {
      sentences.push(t('unlocking.date', { date: longDate(condition.date, language) }))
    }
  }
  return sentences
}

/** One way in of several: a name, a sum, a day. */
function choiceOf(condition: UnmetCondition, language: string, t: Translate): string {
  if (condition.kind === 'points') return t('unlocking.morePoints', counted(condition.missing))
  return condition.kind === 'date' ? longDate(condition.date, language) : quoted(condition.name, t)
}

function quoted(name: string, t: Translate): string {
  return t('unlocking.quoted', { name })
}

function listOf(words: readonly string[], type: 'conjunction' | 'disjunction', language: string): string {
  const [first = '', ...others] = words
  // most need one thing, and the first list format of a page takes a slow phone 30 ms
  return others.length === 0 ? first : new Intl.ListFormat(language, { type }).format(words)
}

function longDate(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}
