import { useTranslation } from 'react-i18next'
import type { EstimateState } from '#kinds/estimate/shared/schemas.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { MinusIcon, PlusIcon } from '#src/ui/icons.ts'
import { percentOf, stepped, type Question } from './estimate-rule.ts'
import styles from './Scale.module.css'

interface ScaleProps {
  question: Question
  /** What is estimated now, or was. */
  value: number
  /** Undefined before the server has said it. */
  answered: EstimateState['answered'][number] | undefined
  disabled: boolean
  say: (value: number) => string
  onChange: (value: number) => void
}

/** A scale with a handle to slide, and two buttons for single steps; afterwards with the answer beside the estimate. */
export function Scale({ question, value, answered, disabled, say, onChange }: ScaleProps) {
  const { t } = useTranslation()
  const { min, max, step } = question
  const at = (amount: number) => String(percentOf(question, amount) / 100)
  return (
    <div className={styles.scale} data-answered={answered !== undefined}>
      <output className={styles.value}>{say(value)}</output>
      <div className={styles.row}>
        <IconButton
          material="paper"
          label={t('estimate.less')}
          icon={<MinusIcon />}
          disabled={disabled}
          onClick={() => onChange(stepped(question, value, -1))}
        />
        <div className={styles.track}>
          {answered && (
            <>
              <span
                className={styles.near}
                style={{
                  ['--from' as string]: at(answered.answer - answered.near),
                  ['--to' as string]: at(answered.answer + answered.near),
                }}
              />
              <span
                className={styles.answer}
                style={{ ['--at' as string]: at(answered.answer), ['--from' as string]: at(value) }}
              >
                <span className={styles.flag}>{say(answered.answer)}</span>
              </span>
            </>
          )}
          <input
            className={styles.range}
            type="range"
            min={min}
            max={max}
            step={step}
            value={value}
            disabled={disabled}
            style={{ ['--at' as string]: at(value) }}
            aria-label={question.question}
            aria-valuetext={say(value)}
            onChange={({ target }) => onChange(Number(target.value))}
          />
        </div>
        <IconButton
          material="paper"
          label={t('estimate.more')}
          icon={<PlusIcon />}
          disabled={disabled}
          onClick={() => onChange(stepped(question, value, 1))}
        />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{say(min)}</span>
        <span>{say(max)}</span>
      </div>
    </div>
  )
}
