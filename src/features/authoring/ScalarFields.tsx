import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { entryOf } from '#shared/scene/entry-of.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { numberTyped, scalarsOf, type Scalar } from './rules/scalars.ts'
import { useValue, useWriting, type Place } from './use-writing.ts'

interface ScalarFieldsProps {
  /** Of the object that stands at the place. */
  shape: Readonly<Record<string, z.core.$ZodType>>
  at: Place
}

const NAMES = {
  points: 'authoring.field.points',
  coins: 'authoring.field.coins',
  minutes: 'authoring.field.minutes',
  isHiddenPointsAndCoins: 'authoring.field.isHiddenPointsAndCoins',
  isLeaderAcceptRequired: 'authoring.field.isLeaderAcceptRequired',
  passMark: 'authoring.field.passMark',
  draw: 'authoring.field.draw',
  timeLimit: 'authoring.field.timeLimit',
  attempts: 'authoring.field.attempts',
  coolDown: 'authoring.field.coolDown',
  isShowCorrectAnswerHidden: 'authoring.field.isShowCorrectAnswerHidden',
  anonymous: 'authoring.field.anonymous',
  minimum: 'authoring.field.minimum',
  maximum: 'authoring.field.maximum',
  minimumSeconds: 'authoring.field.minimumSeconds',
  opensWindows: 'authoring.field.opensWindows',
} as const

/** What holds where nothing is written. */
const EMPTY = {
  draw: 'authoring.empty.draw',
  timeLimit: 'authoring.empty.timeLimit',
  attempts: 'authoring.empty.attempts',
  coolDown: 'authoring.empty.coolDown',
} as const

/** A form of the values of one line that a schema has: whole numbers, switches, one of a few. */
export function ScalarFields({ shape, at }: ScalarFieldsProps) {
  return scalarsOf(shape).map((scalar) => (
    <ScalarField key={scalar.name} scalar={scalar} at={[...at, scalar.name]} />
  ))
}

function ScalarField({ scalar, at }: { scalar: Scalar; at: Place }) {
  const { t } = useTranslation()
  const value = useValue(at) ?? scalar.otherwise
  const { change } = useWriting()
  const key = entryOf(NAMES, scalar.name)
  const empty = entryOf(EMPTY, scalar.name)
  if (!key) return null
  // what a file need not say is not said
  const set = (to: string | number | boolean | undefined) =>
    change([{ in: 'file', at, to: scalar.isOptional && to === scalar.otherwise ? undefined : to }])
  if (scalar.sort === 'switch')
    return <Switch label={t(key)} isOn={value === true} onChange={(isOn) => set(isOn || undefined)} />
  if (scalar.sort === 'choice')
    return (
      <SelectField
        label={t(key)}
        value={typeof value === 'string' ? value : ''}
        options={(scalar.options ?? []).map((id) => ({ id, label: id }))}
        onChange={({ target }) => set(target.value)}
      />
    )
  return (
    <NumberField
      label={t(key)}
      scalar={scalar}
      value={typeof value === 'number' ? value : undefined}
      onSet={set}
      {...(empty && { empty: t(empty) })}
    />
  )
}

interface NumberFieldProps {
  label: string
  scalar: Scalar
  value: number | undefined
  onSet: (value: number | undefined) => void
  /** What holds where it is left empty. */
  empty?: string
}

/** What is no such number stays as it was typed, with what is wrong with it, and the file as it was. */
export function NumberField({ label, scalar, value, onSet, empty }: NumberFieldProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<{ text: string; of: number | undefined } | null>(null)
  // undone meanwhile, or changed by a colleague
  const own = typed?.of === value ? typed : null
  const text = own?.text ?? String(value ?? '')
  const isEmpty = text.trim() === ''
  const isWrong = isEmpty ? !scalar.isOptional : numberTyped(scalar, text) === null
  const { least = 0, most } = scalar
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      hint={scalar.isOptional && scalar.otherwise === undefined && (empty ?? t('authoring.mayBeEmpty'))}
      error={isWrong ? t('authoring.problem.number', { least, most: most ?? '' }) : undefined}
      onChange={({ target }) => {
        const next =
          target.value.trim() === '' && scalar.isOptional ? undefined : numberTyped(scalar, target.value)
        const after = next === null ? value : (next ?? scalar.otherwise)
        setTyped({ text: target.value, of: typeof after === 'number' ? after : undefined })
        if (next !== null) onSet(next)
      }}
    />
  )
}
