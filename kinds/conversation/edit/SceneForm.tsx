import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { ItemFigures } from '#src/features/authoring/ItemFigures.tsx'
import { NumberField } from '#src/features/authoring/ScalarFields.tsx'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import { useWriting, type Change } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { BANDS } from '#shared/domain/bands.ts'
import { Choice } from '#src/ui/Choice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { MOODS } from '../shared/face.ts'
import { NEW_ENDING, type Scene } from './read-scenes.ts'
import { ReplyFields, type SceneFormProps } from './ReplyFields.tsx'

const SORTS = ['leads', 'ends'] as const

/** One line of the speaker: how they look, what they say, and whether replies lead on or it ends there. */
export function SceneForm({ scene, all, nameOf }: SceneFormProps) {
  const { t } = useTranslation()
  const { change } = useWriting()
  const { languages } = useAuthoring()
  const { id, choices, ending, best } = scene
  const at = ['scenes', id]
  const set = (next: Scene): Change[] => all.changesFor(scene, next)
  const become = (sort: (typeof SORTS)[number]) => {
    const { choices: _choices, best: _best, ending: _ending, ...plain } = scene
    if (sort === 'leads') change(set({ ...plain, ...twoReplies(scene, all.parts) }))
    else
      change([
        ...set({ ...plain, ending: ending ?? NEW_ENDING }),
        { in: languages, at: [...at, 'answers'], to: undefined },
      ])
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{nameOf(scene)}</legend>
      <SelectField
        label={t('conversation.edit.mood')}
        value={scene.mood}
        options={MOODS.map((mood) => ({ id: mood, label: t(`conversation.mood.${mood}`) }))}
        onChange={({ target }) => {
          const mood = MOODS.find((one) => one === target.value)
          if (mood) change(set({ ...scene, mood }))
        }}
      />
      <WordField label={t('conversation.edit.text')} at={[...at, 'text']} most={1000} isLong />
      <Choice
        label={t('conversation.edit.sorts')}
        value={choices ? 'leads' : 'ends'}
        options={SORTS.map((one) => ({ id: one, label: t(`conversation.edit.sort.${one}`) }))}
        onChange={become}
      />
      {choices ? (
        <>
          <ReplyFields scene={scene} all={all} nameOf={nameOf} />
          <ItemFigures
            at={at}
            question={{
              answers: choices.map((choice) => choice.id),
              correct: best === undefined ? [] : [best],
            }}
          />
        </>
      ) : (
        <EndingFields
          ending={ending ?? NEW_ENDING}
          onChange={(next) => change(set({ ...scene, ending: next }))}
        />
      )}
      <WordField
        label={t(choices ? 'conversation.edit.whyBest' : 'conversation.edit.whyEnd')}
        hint={t('conversation.edit.whyHint')}
        at={[...at, 'explanation']}
        most={4000}
        isLong
      />
    </fieldset>
  )
}

/** To lines that end it; the first of both is the better one until somebody says otherwise. */
function twoReplies(scene: Scene, scenes: readonly Scene[]): Pick<Scene, 'choices' | 'best'> {
  const [good = scene, bad = good] = scenes.filter((one) => one !== scene && one.ending)
  return {
    choices: [
      { id: 'reply-1', to: good.id },
      { id: 'reply-2', to: bad.id },
    ],
    best: 'reply-1',
  }
}

interface EndingFieldsProps {
  ending: NonNullable<Scene['ending']>
  onChange: (ending: NonNullable<Scene['ending']>) => void
}

/** How well it ended, and what share of the points that brings. */
function EndingFields({ ending, onChange }: EndingFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.columns}>
      <SelectField
        label={t('conversation.edit.bands')}
        value={ending.band}
        options={BANDS.map((id) => ({ id, label: t(`conversation.edit.band.${id}`) }))}
        onChange={({ target }) => {
          const band = BANDS.find((one) => one === target.value)
          if (band) onChange({ ...ending, band })
        }}
      />
      <NumberField
        label={t('conversation.edit.score')}
        scalar={{ name: 'score', sort: 'number', least: 0, most: 100, isOptional: false }}
        value={ending.score}
        onSet={(score) => {
          if (score !== undefined) onChange({ ...ending, score })
        }}
      />
    </div>
  )
}
