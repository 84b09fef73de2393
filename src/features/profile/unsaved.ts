import { useEffect } from 'react'
import { create } from 'zustand'

/** Sections in which something was typed that is not saved. */
const useUnsaved = create<{ sections: ReadonlySet<string> }>(() => ({ sections: new Set() }))

/** Says whether a section holds something unsaved, as long as it is shown. */
export function useNoteUnsaved(section: string, isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    note(section, true)
    return () => note(section, false)
  }, [section, isUnsaved])
}

export function useHasUnsaved(): boolean {
  return useUnsaved(({ sections }) => sections.size > 0)
}

function note(section: string, isUnsaved: boolean): void {
  const sections = new Set(useUnsaved.getState().sections)
  if (isUnsaved) sections.add(section)
  else sections.delete(section)
  useUnsaved.setState({ sections })
}
