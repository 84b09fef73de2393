import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/domain/languages.ts'
import { formsIn, TEXT_FORMS, type FormedText, type TextsByKey } from '#shared/domain/own-words.ts'
import { lineOf, neighboursOf } from './find-texts.ts'
import { amountsOf, sampleOf } from './sample.ts'
import styles from './Words.module.css'

/** So many texts of a place are shown, this one among them. */
const MOST_SHOWN = 7

interface WordsPreviewProps {
  language: Language
  textKey: string
  texts: TextsByKey
  /** As they are typed. */
  forms: FormedText
}

/** The text among those that people read in the same place, with made-up names and numbers. */
export function WordsPreview({ language, textKey, texts, forms }: WordsPreviewProps) {
  const { t } = useTranslation()
  const head = useId()
  return (
    <section className={styles.preview} aria-labelledby={head}>
      <h4 id={head} className={styles.previewHead}>
        {t('tenant.words.preview')}
      </h4>
      <ul lang={language} className={styles.place}>
        {neighboursOf(texts, textKey, MOST_SHOWN).map((key) =>
          key === textKey ? (
            TEXT_FORMS.map((form) => {
              const text = forms[form]
              if (text === undefined) return null
              return (
                <li key={form} className={styles.here}>
                  <mark>{sampleOf(text, language, amountsOf(language, form).at(-1))}</mark>
                </li>
              )
            })
          ) : (
            <li key={key}>{sampleOf(lineOf(formsIn(texts, key)), language, undefined)}</li>
          ),
        )}
      </ul>
    </section>
  )
}
