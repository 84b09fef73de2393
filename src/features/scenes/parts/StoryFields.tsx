import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, nameOfLanguage } from '#shared/domain/languages.ts'
import { Button } from '#src/ui/Button.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { PlusIcon } from '#src/ui/icons.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import { change } from '../change.ts'
import type { EditWord } from '../edit-words.ts'
import { wordsFile } from '../names.ts'
import { addStep, isStory, MOST_STEPS, stepsOf } from '../rules/story-steps.ts'
import styles from '../Panels.module.css'
import { useBench, useEditLanguage, useEdits, useEditor, useMission } from '../use-editor.ts'
import { StoryStep } from './StoryStep.tsx'

/** What is told in an onboarding or found in an easter egg, screen by screen, by who stands by: in each language. */
export function StoryFields() {
  const mission = useMission()
  return mission && isStory(mission) ? <Steps key={mission.id} mission={mission.id} /> : null
}

function Steps({ mission }: { mission: string }) {
  const { t } = useTranslation()
  const { languages, save, isReadOnly } = useEditor()
  const bench = useBench()
  const page = useEditLanguage()
  const [language, speak] = useState<Language>(page)
  const texts = useEdits((state) => state.texts)
  const steps = stepsOf(texts, mission)
  useEffect(() => {
    for (const one of languages) void save.open(wordsFile(mission, one))
  }, [save, mission, languages])
  const isHere = languages.every((one) => wordsFile(mission, one) in texts)
  if (!isHere) return null

  const make = (word: EditWord, wishes: readonly Wish[]) =>
    change(bench, word, [{ sort: 'elements', id: mission }], wishes, word === 'worded')
  const add = () => make('steps', addStep(texts, mission, languages))
  return (
    <section className={styles.group} aria-labelledby="scene-story">
      <h3 id="scene-story" className={styles.heading}>
        {t('scenes.story.title')}
      </h3>
      <p className={styles.hint}>{t('scenes.story.hint')}</p>
      {languages.length > 1 && (
        <Choice
          label={t('scenes.story.language')}
          value={language}
          options={languages.map((id) => ({
            id,
            label: nameOfLanguage(id),
          }))}
          onChange={speak}
        />
      )}
      {steps.map((step, index) => (
        <StoryStep
          key={`${step.id} ${language}`}
          {...{ mission, language, step, make }}
          place={{ number: index + 1, count: steps.length }}
        />
      ))}
      {!isReadOnly && (
        <Button
          variant="secondary"
          icon={<PlusIcon size={20} aria-hidden />}
          disabledReason={steps.length >= MOST_STEPS && t('scenes.outline.most')}
          onClick={add}
        >
          {t('scenes.story.add')}
        </Button>
      )}
    </section>
  )
}
