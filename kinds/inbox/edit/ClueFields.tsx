import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { HEADER_CLUES } from '../shared/schemas.ts'
import type { MailFormProps } from './mail-form-props.ts'

/** What of a mail gives it away, marked in it once it is judged. */
export function ClueFields({ mail, all }: MailFormProps) {
  const { t } = useTranslation()
  const writing = useWriting()
  const { links = [], attachments = [], clues = [] } = mail
  const parts = [...links, ...attachments].map(({ id }) => ({
    id,
    label: wordsAt(writing, ['parts', mail.id, 'answers', id]) || id,
  }))
  const options = [...HEADER_CLUES.map((id) => ({ id, label: t(`inbox.edit.clue.${id}`) })), ...parts]
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('inbox.edit.clues')}</legend>
      {options.map(({ id, label }) => (
        <Checkbox
          key={id}
          label={label}
          checked={clues.includes(id)}
          onChange={({ target }) => {
            const others = clues.filter((clue) => clue !== id)
            writing.change(
              all.changesFor(mail, { ...mail, clues: target.checked ? [...others, id] : others }),
            )
          }}
        />
      ))}
    </fieldset>
  )
}
