export interface AuthorizeQuery {
  client_id?: string;
  redirect_uri?: string;
  response_type?: string;
  /** `web_message` answers the window that opened this one, `form_post` sends a form to the client's page. */
  response_mode?: string;
  scope?: string;
  state?: string;
  nonce?: string;
}
