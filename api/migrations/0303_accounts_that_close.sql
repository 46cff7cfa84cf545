-- While a member withdraws, the shop platform deletes its customer: until then no stars may leave for there.
ALTER TABLE star_account ADD COLUMN closes_until timestamptz;
