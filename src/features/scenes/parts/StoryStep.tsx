import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/domain/languages.ts'
import type { StepFile } from '#shared/scene/files.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ArrowDownIcon, ArrowUpIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { Wish } from '#src/outbox/edits/wish.ts'
import { draftPaths } from '../draft-paths.ts'
import type { EditWord } from '../edit-words.ts'
import {
  moveStep,
  pictureWishes,
  removeStep,
  stepPictures,
  wordOf,
  wordWish,
  type StepWord,
} from '../rules/story-steps.ts'
import styles from '../Panels.module.css'
import { useBench, useEdits, useEditor } from '../use-editor.ts'

const NONE = ''
const MOST_LETTERS: Record<StepWord, number> = { title: 120, text: 4000, picture: 500 }

interface StoryStepProps {
  mission: string
  language: Language
  step: StepFile
  place: { number: number; count: number }
  make: (word: EditWord, wishes: readonly Wish[]) => void
}

/** One screen of a story: its words in one language, its picture, and its place among the others. */
export function StoryStep({ mission, language, step, place, make }: StoryStepProps) {
  const { t } = useTranslation()
  const { languages, isReadOnly } = useEditor()
  const bench = useBench()
  const texts = useEdits((state) => state.texts)
  const { id, picture } = step
  const pictures = stepPictures(draftPaths(bench), mission)
  const words = (word: StepWord) => ({
    label: t(`scenes.story.words.${word}`),
    lang: language,
    value: wordOf(texts, mission, language, id, word),
    maxLength: MOST_LETTERS[word],
    disabled: isReadOnly,
    onChange: ({ target }: { target: { value: string } }) =>
      make('worded', [wordWish(mission, language, id, word, target.value)]),
  })
  const { number, count } = place
  const title = t('scenes.story.step', { number, count })
  return (
    <fieldset className={styles.step}>
      <legend className={styles.heading}>{title}</legend>
      <TextField {...words('title')} />
      <TextArea {...words('text')} />
      <SelectField
        label={t('scenes.story.shows')}
        value={picture ?? NONE}
        disabled={isReadOnly}
        options={[
          { id: NONE, label: t('scenes.story.noPicture') },
          ...[...new Set([...pictures, ...(picture === undefined ? [] : [picture])])].map((name) => ({
            id: name,
            label: name,
          })),
        ]}
        onChange={({ target }) => make('steps', pictureWishes(texts, mission, id, target.value))}
      />
      {picture !== undefined && <TextField {...words('picture')} />}
      {!isReadOnly && (
        <div className={styles.icons}>
          <IconButton
            material="paper"
            label={t('scenes.story.earlier', { what: title })}
            icon={<ArrowUpIcon />}
            disabledReason={number === 1 && t('scenes.notNow')}
            onClick={() => make('steps', moveStep(texts, mission, id, -1))}
          />
          <IconButton
            material="paper"
            label={t('scenes.story.later', { what: title })}
            icon={<ArrowDownIcon />}
            disabledReason={number === count && t('scenes.notNow')}
            onClick={() => make('steps', moveStep(texts, mission, id, 1))}
          />
          <IconButton
            material="paper"
            label={t('scenes.story.remove', { what: title })}
            icon={<TrashSimpleIcon />}
            disabledReason={count === 1 && t('scenes.story.needed')}
            onClick={() => make('steps', removeStep(texts, mission, languages, id))}
          />
        </div>
      )}
    </fieldset>
  )
}
