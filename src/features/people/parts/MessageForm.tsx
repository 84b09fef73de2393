import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  CONTENT_LENGTH,
  LINK_LABEL_LENGTH,
  LINK_LENGTH,
  MESSAGE_TYPES,
  TITLE_LENGTH,
  type AdminMessage,
  type WrittenMessage,
} from '#shared/contract/messages.ts'
import { LANGUAGES } from '#shared/domain/languages.ts'
import { toWritten } from '#shared/domain/written-message.ts'
import { Button } from '#src/ui/Button.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { saveMessage } from '../calls.ts'
import styles from '../People.module.css'
import { useSpoken } from '../spoken.ts'
import { MessageAudience } from './MessageAudience.tsx'
import { MessageSending } from './MessageSending.tsx'
import { MessageText } from './MessageText.tsx'
import { Said } from './Said.tsx'
import { useAction } from './use-action.ts'

interface MessageFormProps {
  /** A draft; null for a new one. */
  first: AdminMessage | null
  bodyOf: (words: { content: string; language: string }) => ReactNode
  onDone: () => void
}

/** Writes a message in the tenant's languages. Saved, it shows as readers will see it, and can be sent. */
export function MessageForm({ first, bodyOf, onDone }: MessageFormProps) {
  const { t, i18n } = useTranslation()
  const spoken = useSpoken()
  const { sending, send } = useAction()
  const [saved, setSaved] = useState(first)
  const [language, speak] = useState(spoken.find((one) => one === i18n.language) ?? spoken[0] ?? 'en')
  const [draft, setDraft] = useState<WrittenMessage>(() => draftOf(first))
  const [saves, setSaves] = useState(0)
  const [savedDraft, setSavedDraft] = useState(first === null ? null : draft)
  const isOld = savedDraft !== draft
  const [person, setPerson] = useState(first?.person ?? null)
  const said = draft.words.find((one) => one.language === language) ?? empty(language)
  const change = (more: Partial<WrittenMessage>) => setDraft((last) => ({ ...last, ...more }))
  const say = (more: Partial<typeof said>) =>
    change({ words: [...draft.words.filter((one) => one.language !== language), { ...said, ...more }] })
  const save = () =>
    send(async () => {
      setSaved(await saveMessage(saved?.id ?? null, withOwnImages(draft)))
      // what was written meanwhile is not saved
      setSavedDraft(draft)
      setSaves((last) => last + 1)
    })
  return (
    <div className={styles.stack}>
      <Choice
        label={t('people.messages.language')}
        options={LANGUAGES.filter(({ shortName }) => spoken.includes(shortName)).map(
          ({ shortName: id, name: label }) => ({ id, label }),
        )}
        value={language}
        onChange={speak}
      />
      <TextField
        label={t('people.messages.heading')}
        value={said.title}
        maxLength={TITLE_LENGTH}
        lang={language}
        onChange={({ target }) => say({ title: target.value })}
      />
      <MessageText
        key={language}
        label={t('people.messages.content')}
        hint={t('people.messages.contentHint')}
        firstText={said.content}
        maxLength={CONTENT_LENGTH}
        roomLeft={(count) => t('people.messages.roomLeft', { count })}
        onText={(content) => say({ content })}
      />
      <div className={styles.fields}>
        <TextField
          label={t('people.messages.link')}
          placeholder="https://"
          value={draft.link}
          maxLength={LINK_LENGTH}
          onChange={({ target }) => change({ link: target.value })}
        />
        <TextField
          label={t('people.messages.linkLabel')}
          value={said.linkLabel}
          maxLength={LINK_LABEL_LENGTH}
          lang={language}
          onChange={({ target }) => say({ linkLabel: target.value })}
        />
      </div>
      <SelectField
        label={t('people.messages.type.label')}
        options={MESSAGE_TYPES.map((id) => ({ id, label: t(`people.messages.type.${id}`) }))}
        value={draft.type}
        onChange={({ target }) =>
          change({ type: MESSAGE_TYPES.find((one) => one === target.value) ?? draft.type })
        }
      />
      <MessageAudience draft={draft} person={person} onChange={change} onPerson={setPerson} />
      <Said sending={sending} done={isOld ? undefined : t('people.messages.saved')} />
      <div className={styles.facts}>
        <Button
          variant={isOld ? 'primary' : 'secondary'}
          loadingVerb={sending.state === 'sending' && t('people.working')}
          onClick={() => void save()}
        >
          {t('people.messages.save')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('people.messages.leave')}
        </Button>
      </div>
      {saved && !isOld && (
        <MessageSending message={saved} language={language} saves={saves} bodyOf={bodyOf} onSent={onDone} />
      )}
    </div>
  )
}

/** A copied address of a picture of this product names its host; the server takes paths alone. */
function withOwnImages(draft: WrittenMessage): WrittenMessage {
  const toPath = (content: string) => content.replaceAll(`src="${location.origin}/`, 'src="/')
  return { ...draft, words: draft.words.map((one) => ({ ...one, content: toPath(one.content) })) }
}

const empty = (language: (typeof LANGUAGES)[number]['shortName']) => ({
  ...{ language, title: '', content: '', linkLabel: '' },
})

function draftOf(message: AdminMessage | null): WrittenMessage {
  if (!message) {
    const start = { type: 'allMailboxAlert', audience: 'all' } as const
    return { ...start, words: [], link: '', teamId: null, personId: null }
  }
  const { type, link, audience, team, person } = message
  const words = message.words.map((one) => ({ ...one, content: toWritten(one.content) }))
  return { type, words, link, audience, teamId: team?.id ?? null, personId: person?.id ?? null }
}
