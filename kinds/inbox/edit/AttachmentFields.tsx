import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { NumberField } from '#src/features/authoring/ScalarFields.tsx'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import { freshName } from '#src/features/authoring/use-parts.ts'
import { useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { PlusIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import { LARGEST_ATTACHMENT, MOST_ATTACHMENTS } from '../shared/schemas.ts'
import type { MailFormProps } from './mail-form-props.ts'
import { USUAL_SIZE, type Mail } from './read-mails.ts'

/** The files that a mail carries: their names, whose endings say what they are, and how large they are. */
export function AttachmentFields({ mail, all }: MailFormProps) {
  const { t } = useTranslation()
  const writing = useWriting()
  const { languages } = useAuthoring()
  const { attachments = [] } = mail
  const at = ['parts', mail.id, 'answers']
  const changesTo = (next: Partial<Mail>) => all.changesFor(mail, { ...mail, ...next })
  const add = () => {
    const id = freshName(
      'file',
      attachments.map((file) => file.id),
    )
    writing.change(changesTo({ attachments: [...attachments, { id, size: USUAL_SIZE }] }))
  }
  const remove = (id: string) =>
    writing.change([
      ...changesTo({
        attachments: attachments.filter((file) => file.id !== id),
        clues: (mail.clues ?? []).filter((clue) => clue !== id),
      }),
      { in: languages, at: [...at, id], to: undefined },
    ])
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('inbox.edit.attachments')}</legend>
      {attachments.map(({ id, size }) => (
        <div key={id} className={styles.line}>
          <div className={styles.columns}>
            <WordField
              label={t('inbox.edit.fileName')}
              hint={t('inbox.edit.fileHint')}
              at={[...at, id]}
              most={120}
            />
            <NumberField
              label={t('inbox.edit.fileSize')}
              scalar={{ name: 'size', sort: 'number', least: 1, most: LARGEST_ATTACHMENT, isOptional: false }}
              value={size}
              onSet={(next) => {
                if (next === undefined) return
                const files = attachments.map((file) => (file.id === id ? { id, size: next } : file))
                writing.change(changesTo({ attachments: files }))
              }}
            />
          </div>
          <IconButton
            material="paper"
            label={t('authoring.remove', { name: wordsAt(writing, [...at, id]) || id })}
            icon={<TrashSimpleIcon />}
            onClick={() => remove(id)}
          />
        </div>
      ))}
      <Button
        variant="secondary"
        icon={<PlusIcon size={20} aria-hidden />}
        disabledReason={
          attachments.length >= MOST_ATTACHMENTS &&
          t('inbox.edit.fullAttachments', { count: MOST_ATTACHMENTS })
        }
        onClick={add}
      >
        {t('inbox.edit.addAttachment')}
      </Button>
    </fieldset>
  )
}
