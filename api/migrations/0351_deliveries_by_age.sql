-- Deliveries that were made are deleted after a month: found by their age, as all that is deleted.
CREATE INDEX outbox_by_age ON outbox (done_at) WHERE done_at IS NOT NULL;
