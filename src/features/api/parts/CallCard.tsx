import { CaretRightIcon } from '@phosphor-icons/react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ROLES } from '#shared/domain/roles.ts'
import type { DescribedCall } from '../rules/calls.ts'
import { schemaText } from '../rules/schema-text.ts'
import styles from '../Api.module.css'

const DONE = ['200', '204']
const RATES = ['read', 'write', 'login'] as const

/** One call: closed what it does, open how it is asked and what it answers. */
export function CallCard({ call: { method, path, operation } }: { call: DescribedCall }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className={styles.call}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <CaretRightIcon className={styles.caret} aria-hidden />
        <code className={styles.address}>
          <span className={styles.method}>{method}</span> <bdi>{path}</bdi>
        </code>
        <span className={styles.quiet} lang="en">
          {withCode(operation.summary)}
        </span>
      </summary>
      {isOpen && <CallDetails call={{ method, path, operation }} />}
    </details>
  )
}

function CallDetails({ call: { operation } }: { call: DescribedCall }) {
  const { t } = useTranslation()
  const { description, parameters, requestBody, responses } = operation
  const answer = Object.entries(responses).find(([status]) => DONE.includes(status))
  const [answerType, answerContent] = Object.entries(answer?.[1].content ?? {})[0] ?? []
  const refused = Object.keys(responses).filter((status) => !DONE.includes(status))
  const rate = RATES.find((one) => one === operation['x-rate'])
  return (
    <div className={styles.details}>
      {description !== undefined && <p lang="en">{withCode(description)}</p>}
      <dl className={styles.facts}>
        <Fact name={t('api.name')}>
          <code>{operation.operationId}</code>
        </Fact>
        <Fact name={t('api.callers')}>{useCallers(operation['x-callers']).join(', ')}</Fact>
        {rate && <Fact name={t('api.rate')}>{t(`api.rates.${rate}`)}</Fact>}
        <Fact name={t('api.refusals')}>
          <code>{refused.join(', ')}</code>
        </Fact>
      </dl>
      {parameters && (
        <Shape
          name={t('api.parameters')}
          text={parameters
            .map((one) => `${one.in} ${one.name}${one.required ? '' : '?'}: ${schemaText(one.schema)}`)
            .join('\n')}
        />
      )}
      {requestBody && (
        <Shape name={t('api.body')} text={schemaText(requestBody.content['application/json']?.schema)} />
      )}
      <Shape
        name={t('api.answer')}
        text={
          answerContent
            ? answerType === 'application/json'
              ? schemaText(answerContent.schema)
              : (answerType ?? '')
            : (answer?.[0] ?? '')
        }
      />
    </div>
  )
}

const BACKTICK = '\x60'

/** What stands between backticks is code. */
function withCode(text: string): ReactNode[] {
  return text.split(BACKTICK).map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))
}

/** The words of those who may call. */
function useCallers(callers: readonly string[]): string[] {
  const { t } = useTranslation()
  return callers.map((caller) => {
    const role = ROLES.find((one) => one === caller)
    if (role) return t(`api.caller.${role}`)
    return t(caller === 'anyone' ? 'api.caller.anyone' : 'api.caller.signedIn')
  })
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Wide shapes are scrolled, by keyboard too. */
function Shape({ name, text }: { name: string; text: string }) {
  return (
    <div className={styles.shape}>
      <h3 className={styles.shapeName}>{name}</h3>
      <pre className={styles.code} tabIndex={0} aria-label={name}>
        <code>{text}</code>
      </pre>
    </div>
  )
}
