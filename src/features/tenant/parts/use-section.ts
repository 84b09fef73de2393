import { useState } from 'react'
import {
  SettingChanges,
  type RevisedSettings,
  type TenantSettings,
} from '#shared/contract/tenant-settings.ts'
import { TENANT_SETTINGS, type TenantSettingName } from '#shared/domain/tenant-settings.ts'
import { isFailure } from '#src/lib/failure.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { refreshSettings, saveSettings } from '../queries.ts'
import type { SectionProps } from './section.ts'

interface Draft {
  /** The revision that it began with. */
  basedOn: number
  changes: SettingChanges
}

/** What is refused of a setting: the path below `changes` that the server and the schema name. */
export type Wrong = readonly string[]

const REFUSED = { 'setting-changed': 'changed', 'refused-fields': 'unfit' } as const

/** Part of the settings, as its form has them: not saved until somebody says so. */
export function useSection({ revised, onSaved }: SectionProps) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [wrong, setWrong] = useState<Wrong>([])
  const { sending, send, forget } = useSending(REFUSED)
  const changes = draft?.changes ?? {}
  const values: TenantSettings = Object.assign({}, revised.settings, changes)
  const dirty = changedIn(changes, revised)
  const isConflict = sending.state === 'failed' && sending.reason === 'changed'

  const save = async (next: SettingChanges, basedOn: number): Promise<boolean> => {
    const paths = wrongPaths(next)
    setWrong(paths)
    if (paths.length > 0) return false
    const isDone = await send(async () => {
      try {
        const saved = await saveSettings(next, basedOn)
        setDraft(null)
        onSaved(saved.settings)
      } catch (error) {
        setWrong(refusedPaths(error))
        if (isFailure(error, 409)) await refreshSettings()
        throw error
      }
    })
    return isDone
  }

  return {
    values,
    sending,
    isDirty: dirty.length > 0,
    /** Fields that somebody else changed meanwhile; the form still has what was typed. */
    conflicts: isConflict ? dirty : [],
    /** Whether something is wrong with a setting, or with the part of it at a path. */
    isWrong: (path: string) => wrong.some((one) => one === path || one.startsWith(`${path}.`)),
    set: (more: SettingChanges) => {
      forget()
      setWrong((now) => now.filter((path) => !Object.keys(more).some((name) => path.split('.')[0] === name)))
      setDraft((now) => ({
        basedOn: now?.basedOn ?? revised.revision,
        changes: { ...now?.changes, ...more },
      }))
    },
    drop: () => {
      forget()
      setWrong([])
      setDraft(null)
    },
    /** What was typed. @returns whether it is saved */
    save: () => save(pick(changes, dirty), draft?.basedOn ?? revised.revision),
    /** The same, over what somebody else has set meanwhile and one has seen. */
    overwrite: () => save(pick(changes, dirty), revised.revision),
    /** These alone, at once. */
    saveNow: (more: SettingChanges) => save(more, revised.revision),
  }
}

export type Section = ReturnType<typeof useSection>

function changedIn(changes: SettingChanges, { settings }: RevisedSettings): TenantSettingName[] {
  return TENANT_SETTINGS.filter(
    (name) => changes[name] !== undefined && JSON.stringify(changes[name]) !== JSON.stringify(settings[name]),
  )
}

function pick(changes: SettingChanges, names: readonly TenantSettingName[]): SettingChanges {
  const some = { ...changes }
  for (const name of TENANT_SETTINGS) if (!names.includes(name)) Reflect.deleteProperty(some, name)
  return some
}

function wrongPaths(changes: SettingChanges): Wrong {
  const parsed = SettingChanges.safeParse(changes)
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.map(String).join('.'))
}

function refusedPaths(error: unknown): Wrong {
  const fields = isFailure(error) ? (error.problem?.fields ?? []) : []
  return fields.map(({ path }) => path.replace(/^changes\./, ''))
}
