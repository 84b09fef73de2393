import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, nameOfLanguage } from '#shared/domain/languages.ts'
import {
  formsIn,
  isMailText,
  OWN_TEXT_LENGTH,
  placeholdersIn,
  TEXT_FORMS,
  withForms,
  wrongForms,
  type FormedText,
  type TextForm,
  type TextsByKey,
  type WrongText,
} from '#shared/domain/own-words.ts'
import { sayAnew } from '#src/i18n/own-words.ts'
import { isFailure } from '#src/lib/failure.ts'
import { useSending, type Sending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { focusFirstWrong } from '#src/ui/focus-first-wrong.ts'
import { ArrowLeftIcon, ArrowUUpLeftIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { RequestId } from '#src/ui/RequestId.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import styles from '../../Tenant.module.css'
import { refreshSettings, saveOwnText } from '../../queries.ts'
import { areaOf } from './areas.ts'
import { lineOf } from './find-texts.ts'
import { amountsOf } from './sample.ts'
import own from './Words.module.css'
import { WordsPreview } from './WordsPreview.tsx'

const REFUSED = { 'setting-changed': 'changed', 'refused-fields': 'unfit' } as const

/** So many times as long as the product's, a text may not fit where it stands. */
const MUCH_LONGER = 1.5

interface WordsEditorProps {
  language: Language
  textKey: string
  /** The product's, in this language. */
  texts: TextsByKey
  /** The tenant's own forms, as they are stored; none: the product's. */
  stored: FormedText
  onDirty: (isDirty: boolean) => void
  onClose: () => void
}

/** One text, in all its forms: what the product says, what the tenant says instead, and where people read it. */
export function WordsEditor({ language, textKey, texts, stored, onDirty, onClose }: WordsEditorProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const head = useRef<HTMLHeadingElement>(null)
  const [draft, setDraft] = useState<FormedText | null>(null)
  const [isChecked, setChecked] = useState(false)
  const { sending, send, forget } = useSending(REFUSED)
  const product = formsIn(texts, textKey)
  const forms = TEXT_FORMS.filter((one) => product[one] !== undefined)
  const isGone = forms.length === 0
  const isOwn = Object.keys(stored).length > 0
  const shown = isOwn ? stored : product
  const values = draft ?? shown
  const isDirty = draft !== null && forms.some((one) => draft[one]?.trim() !== shown[one])
  const wrong = wrongForms(values, product, textKey)
  const note = useEffectEvent(onDirty)
  useEffect(() => note(isDirty), [isDirty])
  useEffect(() => {
    head.current?.focus({ preventScroll: true })
    return () => note(false)
  }, [])

  const sendForms = (next: FormedText) =>
    send(async () => {
      try {
        await saveOwnText({ language, key: textKey, forms: next }, stored)
      } catch (error) {
        // the form goes on from what is there by now
        if (isFailure(error, 409)) await refreshSettings()
        throw error
      }
      setDraft(null)
      setChecked(false)
      if (isMailText(textKey)) return
      await sayAnew(language, withForms({}, textKey, Object.keys(next).length > 0 ? next : product))
    })
  const save = async () => {
    setChecked(true)
    if (Object.keys(wrong).length > 0) {
      if (form.current) focusFirstWrong(form.current, () => setChecked(true))
      return
    }
    await sendForms(trimmed(values, forms))
  }
  const change = (one: TextForm, text: string) => {
    forget()
    setDraft({ ...values, [one]: text })
  }
  return (
    <form ref={form} className={styles.section} noValidate onSubmit={(event) => event.preventDefault()}>
      <div>
        <Button variant="secondary" icon={<ArrowLeftIcon size={20} aria-hidden />} onClick={onClose}>
          {t('tenant.words.back')}
        </Button>
      </div>
      <div className={own.head}>
        <h3 ref={head} tabIndex={-1} lang={language} className={styles.name}>
          {lineOf(isGone ? stored : product)}
        </h3>
        <span className={own.marks}>
          <Chip tone="plain">{nameOfLanguage(language)}</Chip>
          <Chip tone="plain">{t(`tenant.words.area.${areaOf(textKey)}`)}</Chip>
          {isOwn && <Chip>{t('tenant.words.isOwn')}</Chip>}
        </span>
      </div>
      {isGone && <Notice tone="warn">{t('tenant.words.gone')}</Notice>}
      {forms.map((one) => (
        <FormField
          key={one}
          {...{ language, textKey, form: one }}
          original={product[one] ?? ''}
          text={values[one] ?? ''}
          wrong={isChecked ? wrong[one] : undefined}
          onChange={(text) => change(one, text)}
        />
      ))}
      {!isGone && <WordsPreview {...{ language, textKey, texts }} forms={values} />}
      <SaveOutcome {...{ sending, isDirty, language }} now={lineOf(shown)} />
      <div className={styles.actions}>
        {(isDirty || sending.state === 'sending') && (
          <>
            <Button
              type="submit"
              loadingVerb={sending.state === 'sending' && t('tenant.saving')}
              onClick={() => void save()}
            >
              {t('tenant.save')}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                forget()
                setDraft(null)
                setChecked(false)
              }}
            >
              {t('tenant.discard')}
            </Button>
          </>
        )}
        {isOwn && !isDirty && (
          <Button
            variant="secondary"
            icon={<ArrowUUpLeftIcon size={20} aria-hidden />}
            loadingVerb={sending.state === 'sending' && t('tenant.saving')}
            onClick={() => void sendForms({})}
          >
            {t('tenant.words.reset')}
          </Button>
        )}
      </div>
    </form>
  )
}

function trimmed(values: FormedText, forms: readonly TextForm[]): FormedText {
  return Object.fromEntries(forms.map((one) => [one, (values[one] ?? '').trim()]))
}

interface FormFieldProps {
  language: Language
  textKey: string
  form: TextForm
  /** The product's. */
  original: string
  text: string
  wrong: WrongText | undefined
  onChange: (text: string) => void
}

/** One form of the text, with what the product says in it and what must stand in it. */
function FormField({ language, textKey, form, original, text, wrong, onChange }: FormFieldProps) {
  const { t } = useTranslation()
  const parts = [...new Set(placeholdersIn(original, textKey))].join('  ')
  const amounts = amountsOf(language, form)
  const listed = amounts.map((amount) => new Intl.NumberFormat(language).format(amount)).join(', ')
  const label =
    amounts.length === 0
      ? t('tenant.words.yours')
      : t('tenant.words.yoursFor', { amounts: amounts.length < 3 ? listed : `${listed} …` })
  return (
    <div className={own.form}>
      <TextArea
        label={label}
        lang={language}
        rows={Math.min(6, 1 + Math.floor(text.length / 60))}
        maxLength={OWN_TEXT_LENGTH}
        value={text}
        hint={
          <>
            {t('tenant.words.product')} <q lang={language}>{original}</q>
            {parts !== '' && (
              <>
                <br />
                {t('tenant.words.keep', { parts })}
              </>
            )}
          </>
        }
        error={wrong && t(`tenant.words.wrong.${wrong}`, { parts })}
        // one line: what stands in a button has no second
        onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, ' '))}
      />
      {text.length > 12 && text.length > original.length * MUCH_LONGER && (
        <p className={styles.quiet}>{t('tenant.words.longer')}</p>
      )}
    </div>
  )
}

interface SaveOutcomeProps {
  sending: Sending<'changed' | 'unfit'>
  isDirty: boolean
  language: Language
  /** What is said now, maybe by somebody else. */
  now: string
}

function SaveOutcome({ sending, isDirty, language, now }: SaveOutcomeProps) {
  const { t } = useTranslation()
  return (
    <>
      {sending.state === 'failed' && (
        <Notice tone="error">
          {t(sending.reason === 'changed' ? 'tenant.words.changed' : `tenant.refused.${sending.reason}`)}
          {sending.reason === 'changed' && <q lang={language}>{now}</q>}
          <RequestId of={sending.failure} />
        </Notice>
      )}
      <div role="status">
        {sending.state === 'done' && !isDirty && (
          <Notice tone="good" isAnnounced>
            {t('tenant.saved')}
          </Notice>
        )}
      </div>
    </>
  )
}
