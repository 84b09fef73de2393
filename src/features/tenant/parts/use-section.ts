import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import {
  SettingChanges,
  type RevisedSettings,
  type TenantSettings,
} from '#shared/contract/tenant-settings.ts'
import { onlySettings, TENANT_SETTINGS, type TenantSettingName } from '#shared/domain/tenant-settings.ts'
import { isFailure } from '#src/lib/failure.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { refreshSettings, saveSettings } from '../queries.ts'
import type { SectionProps } from './section.ts'

interface Draft {
  /** The settings that it began with. */
  base: RevisedSettings
  changes: SettingChanges
}

/** What is refused of a setting: the path below `changes` that the server and the schema name. */
export type Wrong = readonly string[]

const REFUSED = { 'setting-changed': 'changed', 'refused-fields': 'unfit' } as const

/** Part of the settings, as its form has them: not saved until somebody says so. */
export function useSection({ revised, onSaved, onDirty, saving }: SectionProps) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [wrong, setWrong] = useState<Wrong>([])
  const { sending, send, forget } = useSending(REFUSED)
  const changes = draft?.changes ?? {}
  const values: TenantSettings = Object.assign({}, revised.settings, changes)
  const dirty = changedIn(changes, revised)
  const isConflict = sending.state === 'failed' && sending.reason === 'changed'
  const isDirty = dirty.length > 0
  const note = useEffectEvent(onDirty)
  useEffect(() => {
    note(isDirty)
    return () => note(false)
  }, [isDirty])
  const moved = draft ? differingIn(draft.base.settings, revised.settings) : []

  const save = async (next: SettingChanges, basedOn: number): Promise<boolean> => {
    const paths = wrongPaths(next)
    setWrong(paths)
    if (paths.length > 0) return false
    const isDone = await send(async () => {
      try {
        const saved = await saveSettings(next, basedOn)
        setDraft((now) => now && remaining(now, next, saved))
        onSaved(saved.settings)
      } catch (error) {
        setWrong(refusedPaths(error))
        if (isFailure(error, 409)) await refreshSettings()
        throw error
      }
    })
    return isDone
  }

  /** How often something was typed or dropped: what was sent is all there is while that is the same. */
  const edited = useRef(0)
  const sent = useRef<{ of: number; done: Promise<boolean> } | null>(null)
  const saveTyped = async (): Promise<boolean> => {
    const of = edited.current
    if (sent.current?.of === of) return sent.current.done
    const done = save(onlySettings(changes, dirty), draft?.base.revision ?? revised.revision)
    const own = { of, done }
    sent.current = own
    const isSaved = await done
    if (sent.current === own) sent.current = null
    return isSaved
  }
  useImperativeHandle(saving, () => ({
    save: async () => {
      const of = edited.current
      return !isDirty || ((await saveTyped()) && edited.current === of)
    },
  }))

  return {
    values,
    sending,
    isDirty,
    /** Fields that somebody else changed meanwhile; the form still has what was typed. */
    conflicts: isConflict ? dirty.filter((name) => moved.includes(name)) : [],
    /** Something is refused, here or by the server. */
    isUnfit: wrong.length > 0,
    /** Whether something is wrong with a setting, or with the part of it at a path. */
    isWrong: (path: string) => wrong.some((one) => one === path || one.startsWith(`${path}.`)),
    set: (more: SettingChanges) => {
      edited.current += 1
      forget()
      setWrong((now) => now.filter((path) => !Object.keys(more).some((name) => path.split('.')[0] === name)))
      setDraft((now) => ({
        base: now?.base ?? revised,
        changes: { ...now?.changes, ...more },
      }))
    },
    drop: () => {
      edited.current += 1
      forget()
      setWrong([])
      setDraft(null)
    },
    /** What was typed. @returns whether it is saved */
    save: saveTyped,
    /** The same, over what somebody else has set meanwhile and one has seen. */
    overwrite: () => save(onlySettings(changes, dirty), revised.revision),
    /** These alone, at once. */
    saveNow: (more: SettingChanges) => save(more, revised.revision),
  }
}

export type Section = ReturnType<typeof useSection>

function changedIn(changes: SettingChanges, { settings }: RevisedSettings): TenantSettingName[] {
  return differingIn(changes, settings).filter((name) => changes[name] !== undefined)
}

function differingIn(some: SettingChanges, other: SettingChanges): TenantSettingName[] {
  return TENANT_SETTINGS.filter((name) => JSON.stringify(some[name]) !== JSON.stringify(other[name]))
}

/** What was typed while other values were on their way. It goes on from what was saved, unless that has more news for it. */
function remaining({ base, changes }: Draft, sent: SettingChanges, saved: RevisedSettings): Draft | null {
  const typed = differingIn(changes, sent).filter((name) => changes[name] !== undefined)
  if (typed.length === 0) return null
  const unseen = differingIn(base.settings, saved.settings)
  const isNews = typed.some((name) => sent[name] === undefined && unseen.includes(name))
  return { base: isNews ? base : saved, changes: onlySettings(changes, typed) }
}

function wrongPaths(changes: SettingChanges): Wrong {
  const parsed = SettingChanges.safeParse(changes)
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.map(String).join('.'))
}

function refusedPaths(error: unknown): Wrong {
  const fields = isFailure(error) ? (error.problem?.fields ?? []) : []
  return fields.map(({ path }) => path.replace(/^changes\./, ''))
}
