import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TASKS_EDIT } from '#kinds/edit.ts'
import type { TaskTemplate } from '#kinds/define/edit.ts'
import { nameOfLanguage } from '#shared/domain/languages.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from '../Authoring.module.css'
import { leftOfExample } from '../rules/example-left.ts'
import { kindOf } from '../rules/outline.ts'
import type { TaskWord } from '#shared/content/task-of-finding.ts'
import { useAuthoring } from '../use-authoring.ts'
import { useWriting } from '../use-writing.ts'

/** Says how many texts are still those of the example that the task began with, and leads to the next one: of the language that is written first. */
export function ExampleNotice() {
  const { t } = useTranslation()
  const { languages } = useAuthoring()
  const { file, words, language, seek } = useWriting()
  const example = useExample(kindOf(file))
  const [passed, setPassed] = useState<readonly string[]>([])
  const left = example ? leftOfExample(example.words, words, languages) : []
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

/** What a task of the kind begins with; null until it has come, and where it does not. */
function useExample(kind: string): TaskTemplate | null {
  const [come, setCome] = useState<{ kind: string; example: TaskTemplate } | null>(null)
  useEffect(() => {
    let isShown = true
    const edit = entryOf(TASKS_EDIT, kind)
    edit?.template().then(
      (example) => {
        if (isShown) setCome({ kind, example })
      },
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [kind])
  return come?.kind === kind ? come.example : null
}
