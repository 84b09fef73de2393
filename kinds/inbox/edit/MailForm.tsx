import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { ItemFigures } from '#src/features/authoring/ItemFigures.tsx'
import { useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { ACTIONS, PROOFS } from '../shared/schemas.ts'
import { AttachmentFields } from './AttachmentFields.tsx'
import { LinkFields } from './LinkFields.tsx'
import type { MailFormProps } from './mail-form-props.ts'
import { markOf, type Mail } from './read-mails.ts'
import { ClueFields } from './ClueFields.tsx'

/** Who a mail is from, what it says and carries, and what is right to do with it. */
export function MailForm({ mail, name, all }: MailFormProps & { name: string }) {
  const { t } = useTranslation()
  const writing = useWriting()
  const at = ['parts', mail.id]
  const set = (next: Partial<Mail>, of: string) =>
    writing.change(all.changesFor(mail, { ...mail, ...next }), `${mail.id} ${of}`)
  const links = (mail.links ?? []).map(({ id }) => markOf(id))
  const text = wordsAt(writing, [...at, 'text']) ?? ''
  const lost = links.filter((mark) => !text.includes(mark))
  const isAddress = (address: string) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(address)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      <p className={styles.listName} aria-hidden="true">
        {t('inbox.edit.action')}
      </p>
      <Choice
        label={t('inbox.edit.action')}
        value={mail.action}
        options={ACTIONS.map((id) => ({ id, label: t(`inbox.action.${id}`) }))}
        onChange={(action) => set({ action }, 'action')}
      />
      <WordField label={t('inbox.edit.title')} at={[...at, 'title']} most={120} />
      <WordField label={t('inbox.edit.speaker')} at={[...at, 'speaker']} most={120} />
      <div className={styles.columns}>
        <TextField
          label={t('inbox.edit.from')}
          autoComplete="off"
          spellCheck={false}
          value={mail.from}
          error={isAddress(mail.from) ? undefined : t('inbox.edit.address')}
          onChange={({ target }) => set({ from: target.value }, 'from')}
        />
        <TextField
          label={t('inbox.edit.replyTo')}
          hint={t('inbox.edit.replyToHint')}
          autoComplete="off"
          spellCheck={false}
          value={mail.replyTo ?? ''}
          error={mail.replyTo === undefined || isAddress(mail.replyTo) ? undefined : t('inbox.edit.address')}
          onChange={({ target }) => set({ replyTo: target.value }, 'reply')}
        />
        <TextField
          label={t('inbox.edit.at')}
          autoComplete="off"
          value={mail.at}
          error={/^([01]\d|2[0-3]):[0-5]\d$/.test(mail.at) ? undefined : t('inbox.edit.time')}
          onChange={({ target }) => set({ at: target.value }, 'at')}
        />
        <SelectField
          label={t('inbox.edit.proof')}
          value={mail.proof ?? 'confirmed'}
          options={PROOFS.map((id) => ({ id, label: t(`inbox.edit.proofs.${id}`) }))}
          onChange={({ target }) => set({ proof: PROOFS.find((one) => one === target.value) }, 'proof')}
        />
      </div>
      <WordField
        label={t('inbox.edit.text')}
        hint={
          links.length > 0 ? t('inbox.edit.textHint', { marks: links.join(' ') }) : t('inbox.edit.textPlain')
        }
        at={[...at, 'text']}
        most={4000}
        isLong
      />
      {lost.length > 0 && <Notice tone="warn">{t('inbox.edit.lost', { marks: lost.join(' ') })}</Notice>}
      <LinkFields mail={mail} all={all} />
      <AttachmentFields mail={mail} all={all} />
      <ClueFields mail={mail} all={all} />
      <WordField
        label={t('inbox.edit.explanation')}
        hint={t('inbox.edit.explanationHint')}
        at={[...at, 'explanation']}
        most={4000}
        isLong
      />
      <ItemFigures
        at={at}
        question={{ answers: ACTIONS, correct: [mail.action] }}
        nameOf={(id) => {
          const action = ACTIONS.find((one) => one === id)
          return action ? t(`inbox.action.${action}`) : id
        }}
      />
    </fieldset>
  )
}
