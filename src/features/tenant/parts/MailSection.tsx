import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnText } from '#shared/contract/tenant-words.ts'
import { isLanguage, LANGUAGES, type Language } from '#shared/domain/languages.ts'
import { mailKeys, MAIL_NAMES, type MailName } from '#shared/domain/mail-kinds.ts'
import { formsIn } from '#shared/domain/own-words.ts'
import { SENDER_LENGTH } from '#shared/domain/tenant-settings.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RequestId } from '#src/ui/RequestId.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import styles from '../Tenant.module.css'
import { mailQuery, ownTextsQuery, requestTestMail } from '../queries.ts'
import { SaveBar } from './SaveBar.tsx'
import type { SectionProps } from './section.ts'
import { useSection } from './use-section.ts'
import { TextRows } from './words/TextRows.tsx'
import { WordsEditor } from './words/WordsEditor.tsx'

/** Of every mail of its family. */
const COMMON = {
  letters: ['mail.letters.greeting', 'mail.letters.plainLink', 'mail.letters.footer'],
  notifications: ['mail.letters.greeting', 'mail.notifications.reason', 'mail.letters.footer'],
}

/** Who mails are from, where answers go, and what each of them says (DESK-1). */
export function MailSection(props: SectionProps) {
  const { t } = useTranslation()
  const mails = useQuery(mailQuery(props.revised.settings.defaultLanguage))
  const [isTyped, setTyped] = useState({ sender: false, words: false })
  const note = (part: Partial<typeof isTyped>) => {
    const next = { ...isTyped, ...part }
    setTyped(next)
    props.onDirty(next.sender || next.words)
  }
  return (
    <div className={styles.section}>
      {mails.data?.sendsMail === false && <Notice tone="warn">{t('tenant.mail.none')}</Notice>}
      <Sender {...props} onDirty={(sender) => note({ sender })} />
      <h3 className={styles.name}>{t('tenant.mail.says')}</h3>
      <Letters revised={props.revised} onDirty={(words) => note({ words })} />
    </div>
  )
}

function Sender(props: SectionProps) {
  const { t } = useTranslation()
  const section = useSection(props)
  const { values, isWrong, set } = section
  return (
    <form className={styles.section} noValidate onSubmit={(event) => event.preventDefault()}>
      <div className={styles.fields}>
        <TextField
          label={t('tenant.field.mailSender')}
          hint={t('tenant.mail.senderHint', { title: values.title })}
          error={isWrong('mailSender') ? t('tenant.wrong.mailSender') : undefined}
          maxLength={SENDER_LENGTH}
          autoComplete="off"
          value={values.mailSender}
          onChange={({ target }) => set({ mailSender: target.value })}
        />
        <TextField
          label={t('tenant.field.mailReplyTo')}
          hint={t('tenant.mail.replyHint')}
          error={isWrong('mailReplyTo') ? t('tenant.wrong.mailReplyTo') : undefined}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={values.mailReplyTo}
          onChange={({ target }) => set({ mailReplyTo: target.value.trim() })}
        />
      </div>
      <SaveBar section={section} revised={props.revised} />
    </form>
  )
}

function Letters({ revised, onDirty }: Pick<SectionProps, 'revised' | 'onDirty'>) {
  const { t, i18n } = useTranslation()
  const { languages, defaultLanguage } = revised.settings
  const reader = isLanguage(i18n.language) && languages.includes(i18n.language) ? i18n.language : null
  const [language, setLanguage] = useState<Language>(reader ?? defaultLanguage)
  const [mail, setMail] = useState<MailName>('letters-invitation')
  const [chosen, setChosen] = useState<string | null>(null)
  const letters = useQuery(mailQuery(language))
  const own = useQuery(ownTextsQuery)
  const { data } = letters
  if (!data || !own.data) {
    const retry = () => Promise.all([letters.refetch(), own.refetch()])
    return <Coming error={letters.error ?? own.error} sentence={t('tenant.words.failed')} onRetry={retry} />
  }
  const formsOf = (key: string) =>
    own.data.find((one) => one.language === language && one.key === key)?.forms ?? {}
  if (chosen !== null) {
    return (
      <WordsEditor
        key={`${language} ${chosen}`}
        language={language}
        textKey={chosen}
        texts={data.texts}
        stored={formsOf(chosen)}
        onDirty={onDirty}
        onClose={() => setChosen(null)}
      />
    )
  }
  const family = mail.startsWith('letters-') ? 'letters' : 'notifications'
  const keys = [...Object.keys(data.texts).filter((key) => key.startsWith(mailKeys(mail))), ...COMMON[family]]
  const shown: (OwnText & { isOwn: boolean })[] = keys.map((key) => {
    const forms = formsOf(key)
    const isOwn = Object.keys(forms).length > 0
    return { language, key, isOwn, forms: isOwn ? forms : formsIn(data.texts, key) }
  })
  return (
    <>
      <p className={styles.quiet}>{t('tenant.mail.about')}</p>
      <div className={styles.fields}>
        <SelectField
          label={t('tenant.mail.which')}
          options={MAIL_NAMES.map((name) => ({ id: name, label: t(`tenant.mail.kind.${name}`) }))}
          value={mail}
          onChange={({ target }) => setMail(MAIL_NAMES.find((name) => name === target.value) ?? mail)}
        />
        <SelectField
          label={t('tenant.words.language')}
          options={LANGUAGES.filter(({ shortName }) => languages.includes(shortName)).map(
            ({ shortName, name }) => ({ id: shortName, label: name, lang: shortName }),
          )}
          value={language}
          onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
        />
      </div>
      <TextRows
        texts={shown}
        label={t('tenant.mail.says')}
        isOnePlace
        onChoose={({ key }) => setChosen(key)}
      />
      <TestMail key={`${mail} ${language}`} mail={mail} language={language} />
    </>
  )
}

const UNSENT = {
  wait: 'tooOften',
  usedUp: 'usedUp',
  offline: 'unsent',
  broken: 'unsent',
} as const

function TestMail({ mail, language }: { mail: MailName; language: Language }) {
  const { t } = useTranslation()
  const { sending, send } = useSending({ 'quota-mails': 'usedUp' } as const)
  const [sent, setSent] = useState<{ email: string; isMailed: boolean } | null>(null)
  return (
    <>
      <div>
        <Button
          variant="secondary"
          loadingVerb={sending.state === 'sending' && t('tenant.mail.sending')}
          onClick={() => void send(async () => setSent(await requestTestMail(mail, language)))}
        >
          {t('tenant.mail.test')}
        </Button>
      </div>
      {sending.state === 'failed' && (
        <Notice tone="error">
          {t(`tenant.mail.${UNSENT[sending.reason]}`)}
          <RequestId of={sending.failure} />
        </Notice>
      )}
      <div role="status">
        {sending.state === 'done' && sent && (
          <Notice tone={sent.isMailed ? 'good' : 'warn'} isAnnounced>
            {t(sent.isMailed ? 'tenant.mail.sent' : 'tenant.mail.stored', { email: sent.email })}
          </Notice>
        )}
      </div>
    </>
  )
}
