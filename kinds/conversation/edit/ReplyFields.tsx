import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import { freshName, type Parts } from '#src/features/authoring/use-parts.ts'
import { useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { PlusIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { FEWEST_CHOICES, MOST_CHOICES } from '../shared/schemas.ts'
import type { Scene } from './read-scenes.ts'

export interface SceneFormProps {
  scene: Scene
  all: Parts<Scene>
  nameOf: (scene: Scene) => string
}

/** What can be replied to a line, which line each reply leads to, and which would have been best. */
export function ReplyFields({ scene, all, nameOf }: SceneFormProps) {
  const { t } = useTranslation()
  const writing = useWriting()
  const { languages } = useAuthoring()
  const { id, choices = [], best } = scene
  const wordsOf = (choice: string) => ['scenes', id, 'answers', choice]
  const nameOfReply = (index: number) => t('conversation.edit.reply', { number: index + 1 })
  const set = (next: Scene) => all.changesFor(scene, next)
  const others = all.parts.filter((one) => one !== scene)
  const targetsOf = (to: string) => [
    ...(others.some((one) => one.id === to) ? [] : [{ id: to, label: t('conversation.edit.nowhere') }]),
    ...others.map((one) => ({ id: one.id, label: nameOf(one) })),
  ]
  const add = () => {
    const fresh = freshName(
      'reply',
      choices.map((one) => one.id),
    )
    const to = (others.find((one) => one.ending) ?? others[0])?.id ?? id
    writing.change(set({ ...scene, choices: [...choices, { id: fresh, to }] }))
  }
  const remove = (gone: string) => {
    const left = choices.filter((one) => one.id !== gone)
    const [first] = left
    writing.change([
      ...set({ ...scene, choices: left, ...(best === gone && first && { best: first.id }) }),
      { in: languages, at: wordsOf(gone), to: undefined },
    ])
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('conversation.edit.replies')}</legend>
      {choices.map((choice, index) => (
        <div key={choice.id} className={styles.line}>
          <div className={styles.stack}>
            <WordField label={nameOfReply(index)} at={wordsOf(choice.id)} most={500} />
            <SelectField
              label={t('conversation.edit.target', { number: index + 1 })}
              value={choice.to}
              options={targetsOf(choice.to)}
              onChange={({ target }) =>
                writing.change(
                  set({
                    ...scene,
                    choices: choices.map((one) => (one === choice ? { ...one, to: target.value } : one)),
                  }),
                )
              }
            />
          </div>
          <IconButton
            material="paper"
            label={t('authoring.remove', {
              name: wordsAt(writing, wordsOf(choice.id)) || nameOfReply(index),
            })}
            icon={<TrashSimpleIcon />}
            disabledReason={
              choices.length <= FEWEST_CHOICES && t('conversation.edit.fewReplies', { count: FEWEST_CHOICES })
            }
            onClick={() => remove(choice.id)}
          />
        </div>
      ))}
      <Button
        variant="secondary"
        icon={<PlusIcon size={20} aria-hidden />}
        disabledReason={
          choices.length >= MOST_CHOICES && t('conversation.edit.fullReplies', { count: MOST_CHOICES })
        }
        onClick={add}
      >
        {t('conversation.edit.addReply')}
      </Button>
      <SelectField
        label={t('conversation.edit.best')}
        value={best ?? ''}
        options={[
          ...(choices.some((one) => one.id === best) ? [] : [{ id: best ?? '', label: '…' }]),
          ...choices.map((one, index) => ({
            id: one.id,
            label: wordsAt(writing, wordsOf(one.id)) || nameOfReply(index),
          })),
        ]}
        onChange={({ target }) => writing.change(set({ ...scene, best: target.value }))}
      />
    </fieldset>
  )
}
