import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnText } from '#shared/contract/tenant-words.ts'
import { isLanguage, LANGUAGES, type Language } from '#shared/domain/languages.ts'
import { formsIn } from '#shared/domain/own-words.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import styles from '../Tenant.module.css'
import { ownTextsQuery, productTextsQuery } from '../queries.ts'
import type { SectionProps } from './section.ts'
import { findables, findTexts } from './words/find-texts.ts'
import { TextRows, type ShownText } from './words/TextRows.tsx'
import { WordsEditor } from './words/WordsEditor.tsx'

/** Longest that is searched for. */
const SEARCH_LENGTH = 200

/** Where an admin finds any text of the product by its words, and says it otherwise (DESK-1, LANG-4). */
export function WordsSection({ revised, onDirty }: Pick<SectionProps, 'revised' | 'onDirty'>) {
  const { t, i18n } = useTranslation()
  const { languages, defaultLanguage } = revised.settings
  const reader = isLanguage(i18n.language) ? i18n.language : defaultLanguage
  const [language, setLanguage] = useState<Language>(languages.includes(reader) ? reader : defaultLanguage)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Pick<OwnText, 'language' | 'key'> | null>(null)
  const ownTexts = useQuery(ownTextsQuery)
  const texts = useQuery(productTextsQuery(chosen?.language ?? language))
  const known = useQuery(productTextsQuery(reader))
  const [data, mine] = [texts.data, ownTexts.data]
  if (!data || !mine) {
    const retry = () => Promise.all([ownTexts.refetch(), texts.refetch()])
    return (
      <Coming error={ownTexts.error ?? texts.error} sentence={t('tenant.words.failed')} onRetry={retry} />
    )
  }
  const formsOf = (text: Pick<OwnText, 'language' | 'key'>) =>
    mine.find((one) => one.language === text.language && one.key === text.key)?.forms ?? {}
  if (chosen) {
    return (
      <WordsEditor
        key={`${chosen.language} ${chosen.key}`}
        language={chosen.language}
        textKey={chosen.key}
        texts={data}
        stored={formsOf(chosen)}
        onDirty={onDirty}
        onClose={() => setChosen(null)}
      />
    )
  }
  return (
    <div className={styles.section}>
      <p className={styles.quiet}>{t('tenant.words.about')}</p>
      <div role="search" className={styles.fields}>
        <TextField
          label={t('tenant.words.search')}
          hint={t('tenant.words.searchHint')}
          type="search"
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField
          label={t('tenant.words.language')}
          hint={t('tenant.words.languageHint')}
          options={LANGUAGES.filter(({ shortName }) => languages.includes(shortName)).map(
            ({ shortName, name }) => ({ id: shortName, label: name, lang: shortName }),
          )}
          value={language}
          onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
        />
      </div>
      {typed.trim() === '' ? (
        <OwnTexts texts={mine} onChoose={setChosen} />
      ) : (
        <Found
          languages={known.data ? [data, known.data] : [data]}
          typed={typed}
          textOf={(key) => {
            const forms = formsOf({ language, key })
            const isOwn = Object.keys(forms).length > 0
            return { language, key, isOwn, forms: isOwn ? forms : formsIn(data, key) }
          }}
          onChoose={setChosen}
        />
      )}
    </div>
  )
}

interface FoundProps {
  /** Texts of the language that is changed, then of the one that is searched in besides. */
  languages: Parameters<typeof findables>[0]
  typed: string
  textOf: (key: string) => ShownText
  onChoose: (text: ShownText) => void
}

function Found({ languages, typed, textOf, onChoose }: FoundProps) {
  const { t } = useTranslation()
  const [one, other] = languages
  const all = useMemo(() => findables([one ?? {}, ...(other ? [other] : [])]), [one, other])
  const asked = useDeferredValue(typed)
  const keys = useMemo(() => findTexts(all, asked), [all, asked])
  return (
    <>
      <p role="status" className={styles.quiet}>
        {keys.length === 0 ? t('tenant.words.noneFound') : t('tenant.words.found', { count: keys.length })}
      </p>
      <TextRows
        texts={keys.map(textOf)}
        label={t('tenant.words.found', { count: keys.length })}
        onChoose={onChoose}
      />
    </>
  )
}

function OwnTexts({ texts, onChoose }: { texts: readonly OwnText[]; onChoose: (text: OwnText) => void }) {
  const { t } = useTranslation()
  return (
    <>
      <h3 className={styles.name}>{t('tenant.words.own')}</h3>
      {texts.length === 0 && <p>{t('tenant.words.none')}</p>}
      <TextRows texts={texts} label={t('tenant.words.own')} hasLanguage onChoose={onChoose} />
    </>
  )
}
