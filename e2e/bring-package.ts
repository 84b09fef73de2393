import type { Page } from '@playwright/test'

/** Brings a package as the desk does, and makes it a task of a mission. @returns where that begins, as an address in the product */
export async function bringPackage(page: Page, content: Buffer, name: string): Promise<string> {
  return page.evaluate(
    async ([base64 = '', called]) => {
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '')
      const send = async (method: string, path: string, type: string, body: BodyInit) => {
        const headers = { 'content-type': type, 'x-xsrf-token': token }
        const answer = await fetch(`/api/web/v2/packages${path}`, { method, headers, body })
        return (await answer.json()) as { id: string; task: { id: string; missionId: string } }
      }
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const { id } = await send('POST', '?name=course.zip', 'application/zip', bytes)
      const listed = (await (await fetch('/api/web/v2/packages')).json()) as {
        places: { adventureId: string }[]
      }
      const [place] = listed.places
      const more = { missionId: 'the-wreck', name: called, goal: '', points: 1, coins: 0, minutes: 1 }
      const task = JSON.stringify({ ...more, adventureId: place?.adventureId })
      const { task: made } = await send('PUT', `/${id}/task`, 'application/json', task)
      return `/app/game/plot/task-introduction/${made.id}/${made.missionId}`
    },
    [content.toString('base64'), name],
  )
}
