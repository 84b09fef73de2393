import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import { freshName } from '#src/features/authoring/use-parts.ts'
import { useWriting, wordsAt, type Change } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { PlusIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { MOST_LINKS } from '../shared/schemas.ts'
import type { MailFormProps } from './mail-form-props.ts'
import { markOf, type Mail } from './read-mails.ts'

/** The links of a mail: what each says, and where it leads. A new one stands at the end of the text, in every language that has one. */
export function LinkFields({ mail, all }: MailFormProps) {
  const { t } = useTranslation()
  const writing = useWriting()
  const { languages } = useAuthoring()
  const { links = [] } = mail
  const at = ['parts', mail.id]
  const changesTo = (next: Partial<Mail>) => all.changesFor(mail, { ...mail, ...next })
  const inTexts = (change: (text: string) => string): Change[] =>
    languages.flatMap((language) => {
      const text = wordsAt(writing, [...at, 'text'], language) ?? ''
      // a mark alone would pass for a translation
      return text.trim() === '' ? [] : [{ in: [language], at: [...at, 'text'], to: change(text) }]
    })
  const add = () => {
    const id = freshName(
      'link',
      links.map((link) => link.id),
    )
    writing.change([
      ...changesTo({ links: [...links, { id, to: 'https://' }] }),
      ...inTexts((text) => `${text.trimEnd()} ${markOf(id)}`),
    ])
  }
  const remove = (id: string) =>
    writing.change([
      ...changesTo({
        links: links.filter((link) => link.id !== id),
        clues: (mail.clues ?? []).filter((clue) => clue !== id),
      }),
      { in: languages, at: [...at, 'answers', id], to: undefined },
      ...inTexts((text) => text.replaceAll(markOf(id), '').replaceAll(/ {2,}/g, ' ')),
    ])
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('inbox.edit.links')}</legend>
      {links.map(({ id, to }) => (
        <div key={id} className={styles.line}>
          <div className={styles.columns}>
            <WordField
              label={t('inbox.edit.linkText', { mark: markOf(id) })}
              at={[...at, 'answers', id]}
              most={120}
            />
            <TextField
              label={t('inbox.edit.linkTo', { mark: markOf(id) })}
              autoComplete="off"
              spellCheck={false}
              value={to}
              onChange={({ target }) =>
                writing.change(
                  changesTo({
                    links: links.map((link) => (link.id === id ? { id, to: target.value } : link)),
                  }),
                  `${mail.id} ${id}`,
                )
              }
            />
          </div>
          <IconButton
            material="paper"
            label={t('authoring.remove', { name: markOf(id) })}
            icon={<TrashSimpleIcon />}
            onClick={() => remove(id)}
          />
        </div>
      ))}
      <Button
        variant="secondary"
        icon={<PlusIcon size={20} aria-hidden />}
        disabledReason={links.length >= MOST_LINKS && t('inbox.edit.fullLinks', { count: MOST_LINKS })}
        onClick={add}
      >
        {t('inbox.edit.addLink')}
      </Button>
    </fieldset>
  )
}
