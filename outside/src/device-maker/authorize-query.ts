export interface AuthorizeQuery {
  client_id?: string;
  redirect_uri?: string;
  response_type?: string;
  /** `web_message` posts to the opener, `form_post` sends a form to the client's page. */
  response_mode?: string;
  scope?: string;
  state?: string;
  nonce?: string;
}
