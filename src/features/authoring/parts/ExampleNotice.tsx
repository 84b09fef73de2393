import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameOfLanguage } from '#shared/domain/languages.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from '../Authoring.module.css'
import { leftOfExample } from '../rules/example-left.ts'
import type { TaskWord } from '#shared/content/task-of-finding.ts'
import { useAuthoring } from '../use-authoring.ts'
import { useWriting } from '../use-writing.ts'

/** Says how many texts are still those of the example that the task began with, and leads to the next one: of the language that is written first. */
export function ExampleNotice() {
  const { t } = useTranslation()
  const { languages } = useAuthoring()
  const { words, language, seek, example = null } = useWriting()
  const [passed, setPassed] = useState<readonly string[]>([])
  const left = example ? leftOfExample(example, words, languages) : []
  const here = left.filter((one) => one.language === language)
  const [first] = here.length > 0 ? here : left
  if (!first) return null
  const ofLanguage = left.filter((one) => one.language === first.language)
  // one that was passed over is meant, until all others are written
  const next = ofLanguage.find((one) => !passed.includes(keyOf(one))) ?? first
  const count = ofLanguage.length
  const spoken = nameOfLanguage(next.language)
  return (
    <Notice tone="info">
      <p>{t('authoring.text.example', { count, language: spoken })}</p>
      <button
        type="button"
        className={styles.go}
        onClick={() => {
          setPassed(passed.includes(keyOf(next)) ? [keyOf(next)] : [...passed, keyOf(next)])
          seek(next)
        }}
      >
        {t('authoring.text.next')}
      </button>
    </Notice>
  )
}

const keyOf = ({ language, at }: TaskWord) => `${language} ${at.join(' ')}`
