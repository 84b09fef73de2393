import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { PartList } from '#src/features/authoring/PartList.tsx'
import { useParts } from '#src/features/authoring/use-parts.ts'
import { useValue, useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { FEWEST_MAILS, MOST_MAILS } from '../shared/schemas.ts'
import { MailForm } from './MailForm.tsx'
import { domainIn, NEW_MAIL, readMails, writeMails, type Mail } from './read-mails.ts'

/** The company, its mails, and what the open one is. */
export function InboxForm() {
  const { t } = useTranslation()
  const writing = useWriting()
  const content = useValue(['content'])
  const mails = readMails(content)
  const all = useParts<Mail>({
    ...{ parts: mails, list: 'mails', group: 'parts', stem: 'mail', write: writeMails },
    make: (id) => ({ id, ...NEW_MAIL }),
  })
  const { open } = all
  const nameOf = ({ id }: Mail, index: number) => {
    const title = wordsAt(writing, ['parts', id, 'title']) || t('inbox.edit.untitled')
    return `${index + 1}. ${title}`
  }
  const dangerous = mails.filter(({ action }) => action === 'report').length
  return (
    <div className={styles.stack}>
      <TextField
        label={t('inbox.edit.domain')}
        hint={t('inbox.edit.domainHint')}
        autoComplete="off"
        spellCheck={false}
        value={domainIn(content)}
        onChange={({ target }) =>
          writing.change([{ in: 'file', at: ['content', 'domain'], to: target.value }], 'domain')
        }
      />
      {(dangerous === 0 || dangerous === mails.length) && (
        <Notice tone="warn">{t('inbox.edit.balance')}</Notice>
      )}
      <PartList
        label={t('inbox.edit.mails')}
        all={all}
        nameOf={nameOf}
        noteOf={({ at, action }) => `${at} ${t(`inbox.action.${action}`)}`}
        add={t('inbox.edit.add')}
        full={mails.length >= MOST_MAILS && t('inbox.edit.full', { count: MOST_MAILS })}
        last={mails.length <= FEWEST_MAILS && t('inbox.edit.few', { count: FEWEST_MAILS })}
      />
      {open && <MailForm key={open.id} mail={open} name={nameOf(open, mails.indexOf(open))} all={all} />}
    </div>
  )
}
