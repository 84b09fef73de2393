export interface Person {
  username: string
  password: string
}

/** Runs inside a page of the product: asks for the anti-forgery token and logs in. @returns the HTTP status */
export async function logIn(person: Person): Promise<number> {
  await fetch('/api/web/login-status', { credentials: 'include' })
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  const answer = await fetch('/api/web/login_json', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
    body: JSON.stringify(person),
  })
  return answer.status
}
