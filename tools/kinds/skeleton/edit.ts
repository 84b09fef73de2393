import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import type { KindNames } from './names.ts'
import { TEMPLATE_WORDS } from './words.ts'

/** How a task of the kind is written, by path in its folder. */
export const skeletonEdit = ({ folder, name, schema }: KindNames): Record<string, string> => ({
  'edit/kind.ts': `import { isJsonObject } from '#shared/content/json.ts'
import { defineTaskEdit } from '#kinds/define/edit.ts'
import { ${name} as kind } from '../shared/kind.ts'

export const ${name} = defineTaskEdit(kind, {
  name: (t) => t('${name}.edit.name'),
  summary: (t) => t('${name}.edit.summary'),
  needs: null,
  hasHint: false,
  template: async () => (await import('./template.ts')).template,
  // the server shows its player beside the form, and judges there
  parts: async () => ({ Form: (await import('./${schema}Form.tsx')).${schema}Form, Preview: null }),
  grading: (content) => (isJsonObject(content) ? (content['right'] ?? null) : null),
})
`,

  [`edit/${schema}Form.tsx`]: `import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { ItemFigures } from '#src/features/authoring/ItemFigures.tsx'
import { namesIn } from '#src/features/authoring/names-in.ts'
import { useValue, useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { ASKED } from '../shared/schemas.ts'

const AT = ['parts', ASKED]

/** What is asked, its answers, and which is right. */
export function ${schema}Form() {
  const { t } = useTranslation()
  const writing = useWriting()
  const answers = namesIn(useValue(['content', 'answers']))
  const right = useValue(['content', 'right'])
  return (
    <div className={styles.stack}>
      <WordField label={t('${name}.edit.question')} at={[...AT, 'question']} most={500} />
      {answers.map((id, place) => (
        <WordField
          key={id}
          label={t('${name}.edit.answer', { number: place + 1 })}
          at={[...AT, 'answers', id]}
          most={500}
        />
      ))}
      <SelectField
        label={t('${name}.edit.right')}
        value={typeof right === 'string' ? right : ''}
        options={answers.map((id) => ({ id, label: wordsAt(writing, [...AT, 'answers', id]) ?? id }))}
        onChange={({ target }) =>
          writing.change([{ in: 'file', at: ['content', 'right'], to: target.value }])
        }
      />
      <WordField label={t('${name}.edit.explanation')} at={[...AT, 'explanation']} most={4000} isLong />
      <ItemFigures at={AT} question={{ answers, correct: typeof right === 'string' ? [right] : [] }} />
    </div>
  )
}
`,

  'edit/template.ts': `import type { TaskTemplate } from '#kinds/define/edit.ts'

/** What a new task begins with: it plays as it is, and is written over. */
export const template: TaskTemplate = {
  file: {
    content: { type: '${folder}', answers: ['this', 'that'], right: 'this' },
    points: 10,
    minutes: 1,
  },
  pictures: {},
  words: {
${LANGUAGE_CODES.map((language) => `    ${language}: ${wordsOf(TEMPLATE_WORDS[language])},`).join('\n')}
  },
}
`,
})

/** One language of the template as code. */
function wordsOf({
  name,
  goal,
  congrats,
  question,
  answers: [first, second],
  explanation,
}: TemplateWords): string {
  return `{
      name: '${name}',
      goal: '${goal}',
      congrats: '${congrats}',
      parts: {
        asked: {
          question: '${question}',
          answers: { this: '${first}', that: '${second}' },
          explanation: '${explanation}',
        },
      },
    }`
}

type TemplateWords = (typeof TEMPLATE_WORDS)[keyof typeof TEMPLATE_WORDS]
