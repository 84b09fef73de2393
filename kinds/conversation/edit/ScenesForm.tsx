import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { PartList } from '#src/features/authoring/PartList.tsx'
import { useParts } from '#src/features/authoring/use-parts.ts'
import { useValue, useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { FEWEST_SCENES, MOST_SCENES, SPEAKER } from '../shared/schemas.ts'
import { FaceFields } from './FaceFields.tsx'
import { NEW_ENDING, readScenes, writeScenes, type Scene } from './read-scenes.ts'
import { SceneForm } from './SceneForm.tsx'

/** Letters of a line that its name in the list shows. */
const SHOWN_LETTERS = 48

/** With whom one talks, and what is said, line by line. */
export function ScenesForm() {
  const { t } = useTranslation()
  const writing = useWriting()
  const scenes = readScenes(useValue(['content']))
  const all = useParts<Scene>({
    ...{ parts: scenes, list: 'scenes', group: 'scenes', stem: 'line', write: writeScenes },
    make: (id) => ({ id, mood: 'calm', ending: NEW_ENDING }),
  })
  const { open } = all
  const nameOf = ({ id }: Scene) => {
    const text = wordsAt(writing, ['scenes', id, 'text']) || t('conversation.edit.untitled')
    const short = text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS).trimEnd()}…` : text
    return `${scenes.findIndex((one) => one.id === id) + 1}. ${short}`
  }
  const noteOf = ({ mood, choices = [], ending }: Scene) => {
    const to = choices.map((choice) => `→ ${scenes.findIndex(({ id }) => id === choice.to) + 1 || '?'}`)
    const next = ending ? t(`conversation.edit.band.${ending.band}`) : to.join(' ')
    return `${t(`conversation.mood.${mood}`)}, ${next}`
  }
  return (
    <div className={styles.stack}>
      <WordField label={t('conversation.edit.speaker')} at={['scenes', SPEAKER, 'title']} most={120} />
      <WordField
        label={t('conversation.edit.about')}
        hint={t('conversation.edit.aboutHint')}
        at={['scenes', SPEAKER, 'text']}
        most={1000}
        isLong
      />
      <FaceFields />
      <PartList
        label={t('conversation.edit.scenes')}
        all={all}
        nameOf={nameOf}
        noteOf={noteOf}
        add={t('conversation.edit.add')}
        full={scenes.length >= MOST_SCENES && t('conversation.edit.full', { count: MOST_SCENES })}
        last={scenes.length <= FEWEST_SCENES && t('conversation.edit.few', { count: FEWEST_SCENES })}
      />
      {open && <SceneForm key={open.id} scene={open} all={all} nameOf={nameOf} />}
    </div>
  )
}
