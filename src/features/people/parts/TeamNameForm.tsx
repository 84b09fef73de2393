import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TeamName } from '#shared/contract/people.ts'
import type { Refusals } from '#src/lib/forms/refusals.ts'
import { fits } from '#src/lib/forms/rules.ts'
import { useCheckedForm } from '#src/lib/forms/use-checked-form.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import styles from '../People.module.css'
import type { Refused } from './refused.ts'
import { Said } from './Said.tsx'

interface TeamNameFormProps {
  label: string
  /** The verb. */
  actionLabel: string
  /** What it is called now; '' for a new one. */
  name: string
  /** Rejects with the `Failure` that the server answered. */
  send: (name: string) => Promise<unknown>
}

type FieldError = 'name' | 'taken'

const REFUSALS: Refusals<FieldError, Refused> = {
  fieldErrors: ['name', 'taken'],
  errorOfField: { name: 'name' },
  errorOfCode: { 'name-taken': { field: 'name', fieldError: 'taken' } },
  reasonOfCode: { 'not-found': 'gone' },
}

/** Calls a team something: a new one, or one that is there. */
export function TeamNameForm({ label, actionLabel, name, send }: TeamNameFormProps) {
  const { t } = useTranslation()
  const form = useForm<{ name: string }>({ mode: 'onSubmit', defaultValues: { name } })
  const { onSubmit, sending, errorAt } = useCheckedForm<{ name: string }, FieldError, Refused>({
    form,
    fields: ['name'],
    refusals: REFUSALS,
    send: async (typed) => {
      await send(typed.name)
      form.reset({ name: name === '' ? '' : typed.name.trim() })
    },
  })
  const fieldError = errorAt('name')
  return (
    <form className={styles.stack} noValidate onSubmit={onSubmit}>
      <div className={styles.fields}>
        <TextField
          label={label}
          error={fieldError && t(`people.team.error.${fieldError}`)}
          autoComplete="off"
          maxLength={80}
          {...form.register('name', fits(TeamName, 'name'))}
        />
        <Button
          type="submit"
          variant="secondary"
          loadingVerb={sending.state === 'sending' && t('people.working')}
        >
          {actionLabel}
        </Button>
      </div>
      <Said sending={sending} />
    </form>
  )
}
